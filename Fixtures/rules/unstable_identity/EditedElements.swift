// The identity is the value that the row edits.
import SwiftUI

struct Ingredient: Hashable {
  var name = ""
  var isBought = false
}

struct Recipe: View {
  @State private var tags: [String] = []
  @State private var ingredients: [Ingredient] = []

  var body: some View {
    List {
      ForEach($tags, id: \.self) { $tag in  // expect: unstable_identity
        TextField("Tag", text: $tag)
      }
      ForEach($ingredients, id: \.self) { $ingredient in  // expect: unstable_identity
        Toggle(ingredient.name, isOn: $ingredient.isBought)
      }
      ForEach($ingredients, id: \.name) { $ingredient in  // expect: unstable_identity
        TextField("Name", text: $ingredient.name)
      }
      ForEach($ingredients, id: \.self) { $ingredient in  // expect: unstable_identity
        IngredientRow(ingredient: $ingredient)
      }
    }
  }
}

struct IngredientRow: View {
  @Binding var ingredient: Ingredient

  var body: some View {
    TextField("Name", text: $ingredient.name)
  }
}
