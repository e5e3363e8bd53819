import SwiftUI

/// What is in the basket.
@Observable
final class CartModel {
    var items: [String: Int]

    init(items: [String: Int]) {
        self.items = items
    }

    var total: Int { items.values.reduce(0, +) }
}

struct CartRow: View {
    @Bindable var cart: CartModel
    let item: String

    var body: some View {
        HStack {
            Text(item)
            Spacer()
            QuantityStepper(quantity: Binding($cart.items[item], default: 0))
        }
    }
}

struct ObservedCart: View {
    @Environment(CartModel.self) private var cart

    var body: some View {
        VStack(spacing: 8) {
            ForEach(cart.items.keys.sorted(), id: \.self) { item in
                CartRow(cart: cart, item: item)
            }
            Divider()
            Text("\(cart.total) pieces").bold()
        }
    }
}

extension Binding {
    fileprivate init(_ optional: Binding<Value?>, default value: Value) {
        self.init(
            get: { optional.wrappedValue ?? value },
            set: { optional.wrappedValue = $0 }
        )
    }
}

#Preview {
    ObservedCart()
        .environment(CartModel(items: ["Mug": 2, "Teapot": 1]))
}
