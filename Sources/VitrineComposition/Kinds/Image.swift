import VitrineDrawing
import VitrineGeometry
import VitrineJSONValues
import VitrineViews

extension ElementKinds {
    static let image = ElementKind<ResolvedImage>("image", ResolvedImage.properties) {
        stored throws(SidecarTree.Failure) in
        let blank = ResolvedImage(
            id: ImageID(name: "", contentHash: 0), pixelSize: PixelSize(covering: .zero, scale: 1),
            size: .zero, isResizable: false)
        guard var image = stored.properties.element(blank, ResolvedImage.properties) else { return nil }
        let picture =
            image.symbolSide == nil
            ? stored.picture(named: image.id.name, with: stored.properties)
            : stored.symbol(named: image.id.name, with: stored.properties)
        switch picture {
        case .bitmap(let id, let pixelSize, let scale)?, .stencil(let id, let pixelSize, let scale)?:
            image.id = id
            image.pixelSize = pixelSize
            let size = Size(pixelSize, scale: scale)
            image.size = image.symbolSide.map(size.withLongerSide) ?? size
            return .image(image)
        case .vector?, nil: throw .otherPicture(element: stored.description.id)
        }
    }
}

extension ResolvedImage {
    fileprivate static let properties: [Property<ResolvedImage>] = [
        Property("image", \.id.name, .name, .content),
        Property("content", \.id.contentHash, .contentHash, .content),
        Property("resizable", \.isResizable, .flag, .place, default: false),
        Property("tint", optional: \.tint, .color, .paint),
        Property("resizing", optional: \.resizing, .resizing, .paint),
        Property("symbol side", optional: \.symbolSide, .number(.points, .positive), .place),
    ]
}

extension PropertyFormat where Value == ImageResizing {
    fileprivate static var resizing: PropertyFormat {
        PropertyFormat(
            unit: .record,
            write: { resizing in
                .record([
                    "caps": .list(resizing.lengths.map(JSONValue.number)),
                    "tiled": .flag(resizing.isTiled),
                ])
            },
            read: { value in
                guard let caps = value["caps"]?.numbers, caps.count == 4,
                    let isTiled = value["tiled"]?.flag
                else { return nil }
                return ImageResizing(
                    caps: Insets(top: caps[0], left: caps[1], bottom: caps[2], right: caps[3]),
                    isTiled: isTiled)
            },
            check: { NumberRange.finite.fault(in: $0.lengths) })
    }
}

extension ImageResizing {
    fileprivate var lengths: [Double] { [caps.top, caps.left, caps.bottom, caps.right] }
}
