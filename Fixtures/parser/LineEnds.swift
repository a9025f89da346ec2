let a = 1
struct B {
  var c = """
    lines
    \(a)
    """
}let d = 2// commentlet e = 3
