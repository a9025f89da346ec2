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

    /// One settable place for a row's binding to reach by key path.
    subscript(order id: Dish.ID) -> Bool {
        get { self.order.contains(id) }
        set { if newValue { self.order.append(id) } else { self.order.removeAll { $0 == id } } }
    }
}

struct DishList: View {
    let dishes: [Dish]
    @Binding var favorites: Favorites

    var body: some View {
        ForEach(dishes) { dish in
            Toggle(dish.id, isOn: $favorites[order: dish.id])
        }
    }
}
