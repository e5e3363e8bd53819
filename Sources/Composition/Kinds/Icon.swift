import Drawing
import Geometry
import Pixels
import Views

extension ElementKinds {
    static let icon = ElementKind<ResolvedIcon>(
        "icon", ResolvedIcon.properties + ResolvedIcon.styleProperties
    ) {
        stored throws(SidecarTree.Failure) in
        let blank = ResolvedIcon(
            id: ImageID(name: "", contentHash: 0),
            drawing: VectorImage(viewBox: .zero, size: .zero, shapes: []), size: .zero, isResizable: false,
            color: .clear)
        guard var icon = stored.properties.element(blank, ResolvedIcon.properties) else { return nil }
        icon.style = stored.properties.style
        // Why today's picture cannot be had does not matter here: it is not the one that was drawn.
        let picture =
            icon.style == nil
            ? stored.picture(named: icon.id.name, with: stored.properties)
            : try? stored.resources.icon(icon.id.name)
        guard case .vector(let id, let drawing)? = picture, stored.isContent(of: id, in: stored.properties)
        else { throw .otherPicture(element: stored.description.id) }
        icon.id = id
        icon.drawing = drawing
        icon.size = icon.style.map(ResolvedIcon.symbolSize) ?? drawing.size
        icon.ink = stored.properties.ink
        return .icon(icon)
    }
}

extension ResolvedIcon {
    fileprivate static let properties: [Property<ResolvedIcon>] = [
        Property("icon", \.id.name, .name, .content),
        Property("content", \.id.contentHash, .contentHash, .content),
        Property("resizable", \.isResizable, .flag, .place, default: false),
        Property("color", \.color, .color, .paint),
    ]

    /// How the text looks that a symbol stands beside, and what it is drawn in beside its colour.
    fileprivate static let styleProperties: [Property<ResolvedIcon>] =
        [TextStyle.fontProperty, TextStyle.sizeProperty, TextStyle.lineHeightProperty].map {
            $0.ofPart(\.style)
        }
        + Ink.properties.map { $0.ofPart(\.ink) }
}
