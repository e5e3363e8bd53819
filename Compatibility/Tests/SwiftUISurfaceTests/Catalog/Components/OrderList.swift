import SwiftUI

/// A list above a bar of its own, below which the list's background and rows go on.
struct OrderList: View {
    let orders: [String]

    var body: some View {
        List(orders, id: \.self) { order in
            Button(order) {}
        }
        .listStyle(.insetGrouped)
        .buttonStyle(RowStyle())
        .safeAreaInset(edge: .bottom) {
            Text("Reorder all")
                .frame(maxWidth: .infinity)
                .padding()
                .background(.ultraThinMaterial)
                ._onButtonGesture {
                    _ in
                } perform: {
                }
        }
    }
}

/// A style that hands a button on to the system's.
struct RowStyle: PrimitiveButtonStyle {
    var isPlain = true

    func makeBody(configuration: Configuration) -> some View {
        if isPlain {
            PlainButtonStyle().makeBody(configuration: configuration)
        } else {
            BorderedButtonStyle().makeBody(configuration: configuration)
        }
    }
}

#Preview(traits: .fixedLayout(width: 320, height: 240)) {
    OrderList(orders: ["Bread", "Butter", "Coffee", "Dates", "Eggs", "Figs"])
}

#Preview("Bordered", traits: .sizeThatFitsLayout) {
    VStack {
        Button("Pay") {}.buttonStyle(RowStyle(isPlain: false))
        Text("\(Color(red: 1, green: 0.5, blue: 0))")
    }
}
