import SwiftUI

/// Cards next to each other that scroll sideways.
struct Carousel<Data: RandomAccessCollection, Content: View>: View where Data.Element: Identifiable {
    let data: Data
    var spacing: CGFloat = 12
    @ViewBuilder let content: (Data.Element) -> Content

    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            LazyHStack(alignment: .top, spacing: spacing) {
                ForEach(data) { element in
                    content(element)
                }
            }
            .padding(.horizontal, 16)
        }
    }
}

#Preview {
    Carousel(
        data: (1...4).map { Product(id: $0, name: "Vase no. \($0)", price: Decimal($0 * 10), rating: 4) }
    ) {
        ProductCard(product: $0)
            .frame(width: 150)
    }
    .frame(height: 200)
}
