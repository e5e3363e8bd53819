import VitrineDrawing
import VitrineGeometry
import VitrineJSONValues
import VitrinePixels
import VitrineViews

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
        let picture =
            icon.style == nil
            ? stored.picture(named: icon.id.name, with: stored.properties)
            : stored.symbol(named: icon.id.name, with: stored.properties)
        guard case .vector(let id, let drawing)? = picture
        else { throw .otherPicture(element: stored.description.id) }
        icon.id = id
        if icon.style != nil {
            icon.drawing = icon.appearance.painted(drawing)
        } else {
            icon.drawing = icon.isTemplate ? drawing.template : drawing
        }
        icon.size =
            icon.style.map { drawing.symbolSize(beside: $0, scale: icon.appearance.scale) } ?? drawing.size
        icon.ink = stored.properties.ink
        return .icon(icon)
    }
}

extension ResolvedIcon {
    fileprivate static let properties: [Property<ResolvedIcon>] = [
        Property("icon", \.id.name, .name, .content),
        Property("content", \.id.contentHash, .contentHash, .content),
        Property("resizable", \.isResizable, .flag, .place, default: false),
        Property("template", \.isTemplate, .flag, .paint, default: false),
        Property("color", \.color, .color, .paint),
        Property("layers", \.appearance.coloring, .layers, .paint, default: .monochrome),
        Property("variable value", optional: \.appearance.value, .factor, .paint),
        Property("symbol scale", \.appearance.scale, .number(.factor, .positive), .paint, default: 1),
    ]

    /// How the text looks that a symbol stands beside, and what it is drawn in beside its colour.
    fileprivate static let styleProperties: [Property<ResolvedIcon>] =
        [TextStyle.fontProperty, TextStyle.sizeProperty, TextStyle.metricsProperty].map {
            $0.ofPart(\.style)
        }
        + Ink.properties.map { $0.ofPart(\.ink) }
}

extension PropertyFormat where Value == SymbolAppearance.Coloring {
    /// A word, or the layers' colours from the uppermost on.
    fileprivate static var layers: PropertyFormat {
        PropertyFormat(
            unit: .color,
            write: { coloring in
                switch coloring {
                case .monochrome: "monochrome"
                case .hierarchical: "hierarchical"
                case .layers(let colors): .list(colors.map { JSONValue($0) })
                }
            },
            read: { value in
                switch value {
                case "monochrome": return .monochrome
                case "hierarchical": return .hierarchical
                default: break
                }
                guard let colors = value.list?.map(\.color), !colors.isEmpty, !colors.contains(nil) else {
                    return nil
                }
                return .layers(colors.compactMap(\.self))
            },
            check: { coloring in
                guard case .layers(let colors) = coloring else { return nil }
                for color in colors { if let fault = color.fault { return fault } }
                return nil
            })
    }
}
