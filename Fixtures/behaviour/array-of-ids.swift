// Membership in an array of ids, four spaces, `self.` in one closure, a struct under `@Binding`.
// drive: @MainActor final class Holder { var favorites = Favorites() }
// drive: let holder = Holder()
// drive: DishList(
// drive:   dishes: [Dish(id: "a"), Dish(id: "b")],
// drive:   favorites: Binding(get: { holder.favorites }, set: { holder.favorites = $0 }))
// disturb: holder.favorites.order.removeAll()
import SwiftUI

struct Dish: Identifiable {
    let id: String
}

struct Favorites {
    var order: [Dish.ID] = []
}

struct DishList: View {
    let dishes: [Dish]
    @Binding var favorites: Favorites

    var body: some View {
        ForEach(dishes) { dish in
            Toggle(dish.id, isOn: Binding<Bool>(  // expect: closure_binding_in_foreach
                get: { self.favorites.order.contains(dish.id) },
                set: { if $0 { favorites.order.append(dish.id) } else { favorites.order.removeAll { $0 == dish.id } } }
            ))
        }
    }
}
