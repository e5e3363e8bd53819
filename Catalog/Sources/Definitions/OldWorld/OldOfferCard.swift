import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// The old card, which draws itself: a photograph at the start, a headline and a price beside it.
struct OldOfferCard: View {
    let offer: OldOffer
    @Environment(\.locale) private var locale
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.tokens) private var tokens

    var body: some View {
        // Drawing commands make no room, so that the texts are laid out unseen.
        room.hidden()
            .frame(maxWidth: .infinity, minHeight: Self.photoSide, alignment: .topLeading)
            .overlay {
                Canvas { context, size in
                    draw(in: context, size)
                }
            }
            .accessibilityElement()
            .accessibilityLabel("\(offer.headline), \(offer.price.formatted(locale: locale))")
    }

    /// Whether the photograph is above the texts.
    private var isLarge: Bool { dynamicTypeSize.isAccessibilitySize && horizontalSizeClass != .regular }

    private static let photoSide: CGFloat = 112
    private static let photoHeight: CGFloat = 180

    private var headline: Text { Text(verbatim: offer.headline).font(.rowTitle).foregroundStyle(.ink) }

    private var price: Text {
        Text(verbatim: offer.price.formatted(locale: locale).isolated(in: layoutDirection))
            .font(.price).foregroundStyle(.sale)
    }

    private var room: some View {
        VStack(alignment: .leading, spacing: Spacing.tight) {
            headline
            price
        }
        .padding(Spacing.large)
        .padding(isLarge ? .top : .leading, isLarge ? Self.photoHeight : Self.photoSide)
    }

    private func draw(in context: GraphicsContext, _ size: CGSize) {
        let bounds = CGRect(origin: .zero, size: size)
        let card = Path(roundedRect: bounds, cornerRadius: tokens[Radius.card])
        context.fill(card, with: .color(.saleWell))
        let photo =
            isLarge
            ? CGRect(x: 0, y: 0, width: size.width, height: Self.photoHeight)
            : CGRect(x: 0, y: 0, width: Self.photoSide, height: size.height)
        context.drawLayer { layer in
            let side = max(photo.width, photo.height)
            layer.clip(to: card)
            layer.clip(to: Path(mirrored(photo, in: size)))
            let square = CGRect(
                x: photo.midX - side / 2, y: photo.midY - side / 2, width: side, height: side)
            layer.draw(Image(decorative: offer.photo).resizable(), in: mirrored(square, in: size))
        }
        let margin = tokens[Spacing.large]
        let free =
            isLarge
            ? CGRect(x: 0, y: photo.maxY, width: size.width, height: size.height - photo.maxY)
            : CGRect(x: photo.maxX, y: 0, width: size.width - photo.maxX, height: size.height)
        let column = free.insetBy(dx: margin, dy: margin)
        let (headline, price) = (context.resolve(headline), context.resolve(price))
        let (headlineSize, priceSize) = (headline.measure(in: column.size), price.measure(in: column.size))
        draw(headline, in: CGRect(origin: column.origin, size: headlineSize), context, size)
        draw(
            price,
            in: CGRect(
                x: column.minX, y: column.maxY - priceSize.height, width: priceSize.width,
                height: priceSize.height),
            context, size)
    }

    private func draw(
        _ text: GraphicsContext.ResolvedText, in frame: CGRect, _ context: GraphicsContext, _ size: CGSize
    ) {
        context.draw(text, in: mirrored(frame, in: size))
    }

    /// Where a place lies from right to left.
    private func mirrored(_ frame: CGRect, in size: CGSize) -> CGRect {
        guard layoutDirection == .rightToLeft else { return frame }
        return CGRect(x: size.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
}
