import Testing

@Test func placeholderAnalysis() { #expect(Bool(true)) }
