import Drawing
import Foundation
import Geometry
import Pixels
import Views

/// Reads one element's kind from its line in a sidecar; the reverse of ``ResolvedNode/Kind/properties(in:)``.
struct ElementReader {
    let description: NodeDescription
    let isRightToLeft: Bool
    let resources: Resources

    private var values: PropertyReader { PropertyReader(description.properties) }

    /// Nothing for a container whose layout a sidecar does not hold.
    func kind() throws(SidecarTree.Failure) -> ResolvedNode.Kind? {
        switch description.kind {
        case "alignment guide", "layout", "table", "scroll", "first that fits", "geometry": return nil
        case "flex": return arranged(.flex(values.flexLayout))
        case "hstack", "vstack", "zstack", "lazy hstack", "lazy vstack", "grid", "frame", "flexible frame",
            "background", "overlay", "mask":
            // Guides of a user's own are known by name alone.
            return try container()
        case let kind:
            if let leaf = try leaf(kind) { return leaf }
            if let modifier { return modifier }
            throw .unknown(element: description.id)
        }
    }

    private func container() throws(SidecarTree.Failure) -> ResolvedNode.Kind? {
        let spacing = values.number("spacing")
        switch description.kind {
        case "hstack": return values.verticalAlignment.map { arranged(.horizontal($0, spacing: spacing)) }
        case "vstack": return values.horizontalAlignment.map { arranged(.vertical($0, spacing: spacing)) }
        case "lazy hstack":
            return values.verticalAlignment.map { arranged(.lazyHorizontal($0, spacing: spacing)) }
        case "lazy vstack":
            return values.horizontalAlignment.map { arranged(.lazyVertical($0, spacing: spacing)) }
        default: break
        }
        guard let alignment = values.alignment("alignment") else { return nil }
        switch description.kind {
        case "zstack": return arranged(.overlapping(alignment))
        case "background": return .background(alignment)
        case "overlay": return .overlay(alignment)
        case "mask": return .mask(alignment)
        case "frame":
            return .frame(
                FixedFrame(
                    width: values.number("width"), height: values.number("height"), alignment: alignment))
        case "flexible frame":
            return .flexibleFrame(
                FlexibleFrame(
                    minWidth: values.number("minimum width"), idealWidth: values.number("ideal width"),
                    maxWidth: values.number("maximum width"), minHeight: values.number("minimum height"),
                    idealHeight: values.number("ideal height"), maxHeight: values.number("maximum height"),
                    alignment: alignment))
        default:
            guard let tracks = values.tracks else { throw .unknown(element: description.id) }
            return arranged(
                .grid(
                    LazyGridLayout(
                        isVertical: values.string("axis") == "vertical", tracks: tracks, alignment: alignment,
                        spacing: spacing)))
        }
    }

    private func arranged(_ layout: ContainerLayout) -> ResolvedNode.Kind {
        .container(Container(name: description.kind, layout: layout))
    }

    private func leaf(_ kind: String) throws(SidecarTree.Failure) -> ResolvedNode.Kind? {
        switch kind {
        case "text":
            return values.paragraph(isRightToLeft: isRightToLeft, picture: inlinePicture).map { .text($0) }
        case "image": return .image(try image())
        case "icon": return .icon(try icon())
        case "shape":
            guard let outline = outline, let ink = values.ink else { return nil }
            return .shape(ResolvedShape(outline: outline, ink: ink, shadows: values.shadows))
        case "spacer": return .spacer(values.axis, minLength: values.number("minimum length"))
        case "divider":
            guard let axis = values.axis, let color = values.color("color") else { return nil }
            return .divider(axis, color, thickness: values.number("thickness"))
        default: return nil
        }
    }

    private func inlinePicture(_ values: PropertyReader, in style: TextStyle) -> InlinePicture? {
        if let name = values.string("symbol") {
            guard case .vector(let id, let drawing) = symbol(name), values.isContent(of: id) else {
                return nil
            }
            return InlinePicture(
                id: id, content: .outlines(SymbolAppearance.standard.painted(drawing)),
                size: drawing.symbolSize(beside: style, scale: 1), isSymbol: true, isTemplate: true)
        }
        guard let name = values.string("picture") else { return nil }
        for density in [1.0, 2, 3] {
            // Why today's picture cannot be had does not matter here: it is not the one that was drawn.
            let found = try? resources.picture(AssetName(name), AssetAppearance(displayScale: density))
            switch found?.picture {
            case .vector(let id, let drawing)? where values.isContent(of: id):
                return InlinePicture(
                    id: id, content: .outlines(drawing), size: drawing.size, isSymbol: false, isTemplate: true
                )
            case .bitmap(let id, let pixelSize, let scale)? where values.isContent(of: id):
                return InlinePicture(
                    id: id, content: .pixels(pixelSize),
                    size: Size(
                        width: Double(pixelSize.width) / scale, height: Double(pixelSize.height) / scale),
                    isSymbol: false, isTemplate: values.flag("template") ?? false)
            case .vector?, .bitmap?, nil: continue
            }
        }
        return nil
    }

    private var modifier: ResolvedNode.Kind? {
        switch description.kind {
        case "padding": return .padding(values.insets)
        case "fixed size":
            guard let horizontal = values.flag("horizontal"), let vertical = values.flag("vertical") else {
                return nil
            }
            return .fixedSize(horizontal: horizontal, vertical: vertical)
        case "layout priority": return values.number("priority").map { .layoutPriority($0) }
        case "aspect ratio":
            return .aspectRatio(values.number("ratio"), values.string("mode") == "fit" ? .fit : .fill)
        case "position":
            guard let x = values.number("x"), let y = values.number("y") else { return nil }
            return .position(x: x, y: y)
        case "blur", "scale", "rotation", "transform", "blend mode", "group", "brightness", "contrast",
            "saturation", "grayscale", "hue rotation", "color invert", "color multiply", "luminance to alpha":
            return values.visualChange(named: description.kind).map { .effect($0) }
        case "offset":
            guard let x = values.number("x"), let y = values.number("y") else { return nil }
            return .offset(x: x, y: y)
        case "opacity": return values.number("opacity").map { .opacity($0) }
        case "shadow":
            guard let color = values.color("color"), let deviation = values.number("radius"),
                let offset = values.point("offset")
            else { return nil }
            return .shadow(Shadow(color: color, deviation: deviation, offset: offset))
        case "clip": return outline.map { .clip($0, values.fillRule) }
        case "hidden": return .hidden
        case "snapshot mask": return .snapshotMask
        case "snapshot tolerance":
            guard let position = values.number("position"), let color = values.number("color") else {
                return nil
            }
            return .snapshotTolerance(SnapshotTolerance(position: CGFloat(position), color: color))
        default: return nil
        }
    }

    private var outline: Outline? {
        guard let name = values.string("path") else { return values.geometry.map { .geometry($0) } }
        guard let path = PathNotation.path(name), let shape = values.string("shape") else { return nil }
        let size = description.box.size
        return .custom(shape) { rect in
            // The path fits the stored box, which may have come to lie otherwise on the pixels.
            path.mapped { point in
                Point(
                    x: rect.minX + (size.width > 0 ? point.x / size.width * rect.width : point.x),
                    y: rect.minY + (size.height > 0 ? point.y / size.height * rect.height : point.y))
            }
        }
    }

    private func image() throws(SidecarTree.Failure) -> ResolvedImage {
        // Why today's picture cannot be had does not matter here: it is not the one that was drawn.
        // The sidecar does not say which of a picture's densities was drawn, but what it held.
        for density in [1.0, 2, 3] {
            guard case .bitmap(let id, let pixelSize, let scale)? = picture("image", displayScale: density),
                values.isContent(of: id)
            else { continue }
            return ResolvedImage(
                id: id, pixelSize: pixelSize,
                size: Size(width: Double(pixelSize.width) / scale, height: Double(pixelSize.height) / scale),
                isResizable: values.flag("resizable") ?? false, tint: values.color("tint"),
                resizing: ImageResizing(description.properties["resizing"]))
        }
        throw .otherPicture(element: description.id)
    }

    private func icon() throws(SidecarTree.Failure) -> ResolvedIcon {
        let style = values.style
        let picture = style == nil ? picture("icon") : values.string("icon").map(symbol)
        let appearance = values.symbolAppearance
        guard let color = values.color("color"), case .vector(let id, let drawing)? = picture,
            values.isContent(of: id)
        else { throw .otherPicture(element: description.id) }
        return ResolvedIcon(
            id: id, drawing: style == nil ? drawing : appearance.painted(drawing),
            size: style.map { drawing.symbolSize(beside: $0, scale: appearance.scale) } ?? drawing.size,
            isResizable: values.flag("resizable") ?? false, color: color, ink: values.letterInk, style: style,
            appearance: appearance)
    }

    /// The symbol of a name: an icon, a picture of an asset catalogue, or the placeholder of one that there is not.
    private func symbol(_ name: String) -> Resources.Picture {
        let asset = { try? resources.picture(AssetName(name), AssetAppearance()).picture }
        let picture = (try? resources.icon(name)) ?? asset() ?? .missingSymbol(named: name)
        return picture.directed(named: name, isRightToLeft: isRightToLeft)
    }

    /// The picture that a property names; nothing where it cannot be had.
    private func picture(_ key: String, displayScale: Double = 1) -> Resources.Picture? {
        values.string(key).flatMap { name in
            try? resources.picture(AssetName(name), AssetAppearance(displayScale: displayScale)).picture
        }
    }
}
