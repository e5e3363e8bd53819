import SwiftUI

struct Product: Identifiable, Hashable {
    let id: Int
    var name: String
    var price: Decimal
    var rating: Double
    var isFavorite = false

    static let sample = Product(id: 1, name: "Stoneware mug, speckled glaze", price: 28, rating: 4.5)
}

/// A product in a grid or a carousel.
struct ProductCard: View {
    let product: Product
    @State private var isFavorite: Bool

    init(product: Product) {
        self.product = product
        _isFavorite = State(initialValue: product.isFavorite)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            picture
            VStack(alignment: .leading, spacing: 4) {
                Text(product.name)
                    .font(.subheadline)
                    .lineLimit(2)
                    .multilineTextAlignment(.leading)
                    .fixedSize(horizontal: false, vertical: true)
                HStack(alignment: .firstTextBaseline) {
                    Text(product.price, format: .currency(code: "EUR"))
                        .font(.headline)
                    Spacer(minLength: 4)
                    Label {
                        Text(product.rating, format: .number.precision(.fractionLength(1)))
                    } icon: {
                        Image(systemName: "star.fill").foregroundStyle(.yellow)
                    }
                    .font(.caption)
                    .labelStyle(.titleAndIcon)
                }
            }
            .padding([.horizontal, .bottom], 10)
        }
        .background(Color.brandSurface)
        .clipShape(RoundedRectangle(cornerRadius: Radius.medium, style: .continuous))
        .overlay(
            RoundedRectangle(cornerRadius: Radius.medium, style: .continuous)
                .strokeBorder(Color.brandOutline, lineWidth: 1)
        )
        .accessibilityElement(children: .combine)
    }

    private var picture: some View {
        Rectangle()
            .fill(Color(hex: 0xE9DCC9))
            .aspectRatio(4 / 3, contentMode: .fit)
            .overlay {
                Image(systemName: "photo")
                    .resizable()
                    .scaledToFit()
                    .frame(width: 40, height: 40)
                    .foregroundColor(Color(hex: 0xB29B7B))
            }
            .overlay(alignment: .topTrailing) {
                Button {
                    isFavorite.toggle()
                } label: {
                    Image(systemName: isFavorite ? "heart.fill" : "heart")
                        .foregroundColor(isFavorite ? .red : .primary)
                        .padding(8)
                        .background(.white.opacity(0.9), in: Circle())
                }
                .padding(8)
            }
    }
}

#Preview {
    HStack(alignment: .top, spacing: 12) {
        ProductCard(product: .sample)
        ProductCard(product: Product(id: 2, name: "Teapot", price: 54.5, rating: 5, isFavorite: true))
    }
}
