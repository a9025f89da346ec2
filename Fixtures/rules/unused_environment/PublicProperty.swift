// Code that isn't here may read a public property of a public type.
import SwiftUI

public struct Tile: View {
  @Environment(\.colorScheme) public var scheme

  public init() {}

  public var body: some View {
    Text("Tile")
  }
}
