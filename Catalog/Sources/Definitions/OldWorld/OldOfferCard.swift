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
    private var height: CGFloat { dynamicTypeSize.isAccessibilitySize ? 200 : 104 }

    private func draw(in context: GraphicsContext, _ size: CGSize) {
        let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        let card = Path(roundedRect: bounds, cornerRadius: tokens[Radius.card])
        context.fill(card, with: .color(.saleWell))
        context.drawLayer { photo in
            let frame = mirrored(CGRect(x: 0, y: 0, width: size.height, height: size.height), in: size)
            photo.clip(to: card)
            photo.draw(Image(decorative: offer.photo).resizable(), in: frame)
        }
        let margin = tokens[Spacing.large]
        let start = size.height + margin
        let column = CGRect(
            x: start, y: margin, width: size.width - start - margin, height: size.height - 2 * margin)
        draw(
            Text(verbatim: offer.headline).font(.rowTitle).foregroundStyle(.ink), at: 0, of: column,
            in: context, size)
        draw(
            Text(verbatim: offer.price.formatted(locale: locale)).font(.price).foregroundStyle(.sale), at: 1,
            of: column, in: context, size)
    }

    /// Draws a text at the top of a column, or at its foot.
    private func draw(
        _ text: Text, at share: CGFloat, of column: CGRect, in context: GraphicsContext, _ size: CGSize
    ) {
        let resolved = context.resolve(text)
        let needed = resolved.measure(in: column.size)
        let frame = CGRect(
            x: column.minX, y: column.minY + (column.height - needed.height) * share, width: needed.width,
            height: needed.height)
        context.draw(resolved, in: mirrored(frame, in: size))
    }

    /// Where a place lies from right to left.
    private func mirrored(_ frame: CGRect, in size: CGSize) -> CGRect {
        guard layoutDirection == .rightToLeft else { return frame }
        return CGRect(x: size.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
}
