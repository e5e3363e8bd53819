import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// The old card, which draws itself: a photograph at the start, a headline and a price beside it.
struct OldOfferCard: View {
    let offer: OldOffer
    @Environment(\.locale) private var locale
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.tokens) private var tokens

    var body: some View {
        Canvas { context, size in
            draw(in: context, size)
        }
        .frame(height: height)
        .accessibilityElement()
        .accessibilityLabel("\(offer.headline), \(offer.price.formatted(locale: locale))")
    }

    /// Drawing commands do not grow with their texts, so that the height has to be known before.
    private var height: CGFloat { dynamicTypeSize.isAccessibilitySize ? 240 : 112 }

    private static let photoWidth: CGFloat = 112

    private func draw(in context: GraphicsContext, _ size: CGSize) {
        let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        let card = Path(roundedRect: bounds, cornerRadius: tokens[Radius.card])
        context.fill(card, with: .color(.saleWell))
        context.drawLayer { photo in
            let place = CGRect(x: 0, y: 0, width: Self.photoWidth, height: size.height)
            let side = max(place.width, place.height)
            photo.clip(to: card)
            photo.clip(to: Path(mirrored(place, in: size)))
            let square = CGRect(
                x: place.midX - side / 2, y: place.midY - side / 2, width: side, height: side)
            photo.draw(Image(decorative: offer.photo).resizable(), in: mirrored(square, in: size))
        }
        let margin = tokens[Spacing.large]
        let start = Self.photoWidth + margin
        var column = CGRect(
            x: start, y: margin, width: size.width - start - margin, height: size.height - 2 * margin)
        let price = context.resolve(
            Text(verbatim: offer.price.formatted(locale: locale)).font(.price).foregroundStyle(.sale))
        let priceSize = price.measure(in: column.size)
        draw(
            price,
            in: CGRect(
                x: column.minX, y: column.maxY - priceSize.height, width: priceSize.width,
                height: priceSize.height),
            context, size)
        column.size.height -= priceSize.height
        let headline = context.resolve(
            Text(verbatim: offer.headline).font(.rowTitle).foregroundStyle(.ink))
        let headlineSize = headline.measure(in: column.size)
        draw(
            headline,
            in: CGRect(
                x: column.minX, y: column.minY, width: headlineSize.width,
                height: min(headlineSize.height, column.height)),
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
