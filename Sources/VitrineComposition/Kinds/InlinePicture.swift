import Foundation
import VitrineDrawing
import VitrineGeometry
import VitrineJSONValues
import VitrinePixels
import VitrineViews

extension InlinePicture {
    /// What a run holds of the picture in the place of its text.
    static let properties: [Property<InlinePicture>] = [
        Property(
            PropertyDeclaration(name: "symbol", unit: .word, role: .content),
            write: { picture, _ in picture.isSymbol ? .string(picture.id.name) : nil }),
        Property(
            PropertyDeclaration(name: "picture", unit: .word, role: .content),
            write: { picture, _ in picture.isSymbol ? nil : .string(picture.id.name) }),
        Property("content", \.id.contentHash, .contentHash, .content),
        Property(
            PropertyDeclaration(name: "template", unit: .flag, role: .paint),
            write: { picture, _ in picture.isTemplate && !picture.isSymbol ? true : nil }),
    ]
}

extension StoredElement {
    /// The picture in the place of a run's text; nothing where it is no longer the one that was drawn.
    func inlinePicture(_ values: [String: JSONValue], in style: TextStyle) -> InlinePicture? {
        if let name = values["symbol"]?.string {
            return symbol(named: name, with: values)?.inlineSymbol(beside: style)
        }
        switch values["picture"]?.string.flatMap({ picture(named: $0, with: values) }) {
        case .vector(let id, let drawing):
            let isTemplate = values["template"] == true
            return InlinePicture(
                id: id, content: .outlines(isTemplate ? drawing.template : drawing), size: drawing.size,
                isSymbol: false, isTemplate: isTemplate)
        case .bitmap(let id, let pixelSize, let scale), .stencil(let id, let pixelSize, let scale):
            return InlinePicture(
                id: id, content: .pixels(pixelSize), size: Size(pixelSize, scale: scale), isSymbol: false,
                isTemplate: values["template"] == true)
        case nil: return nil
        }
    }

    /// The symbol of a name with the stored content: an icon, a picture of an asset catalogue, or the placeholder of
    /// one that there was not.
    func symbol(named name: String, with values: [String: JSONValue]) -> Resources.Picture? {
        // Why today's icon cannot be had does not matter here: it is not the one that was drawn.
        if let icon = try? resources.icon(name), isContent(of: icon.id, in: values) {
            return icon.directed(named: name, isRightToLeft: isRightToLeft)
        }
        let placeholder = Resources.Picture.missingSymbol(named: name)
        if isContent(of: placeholder.id, in: values) { return placeholder }
        return picture(named: name, with: values)
    }

    /// The picture of a name with the stored content, in whichever density that is.
    func picture(named name: String, with values: [String: JSONValue]) -> Resources.Picture? {
        for density in [1.0, 2, 3] {
            // Why today's picture cannot be had does not matter here: it is not the one that was drawn.
            let found = try? resources.picture(AssetName(name), AssetAppearance(displayScale: density))
            if let picture = found?.picture, isContent(of: picture.id, in: values) { return picture }
        }
        let nothing = Resources.Picture.missingPicture(named: name)
        return isContent(of: nothing.id, in: values) ? nothing : nil
    }

    func isContent(of id: ImageID, in values: [String: JSONValue]) -> Bool {
        values["content"] == JSONValue(hash: id.contentHash)
    }
}

extension Resources.Picture {
    fileprivate var id: ImageID {
        switch self {
        case .bitmap(let id, _, _), .stencil(let id, _, _), .vector(let id, _): id
        }
    }

    /// A symbol in a text of a style.
    fileprivate func inlineSymbol(beside style: TextStyle) -> InlinePicture {
        func pixels(
            _ id: ImageID, _ pixelSize: PixelSize, scale: Double, isTemplate: Bool
        ) -> InlinePicture {
            InlinePicture(
                id: id, content: .pixels(pixelSize),
                size: Size(pixelSize, scale: scale)
                    .withLongerSide(VectorImage.symbolSide(beside: style, scale: 1)),
                isSymbol: true, isTemplate: isTemplate)
        }
        return switch self {
        case .vector(let id, let drawing):
            InlinePicture(
                id: id, content: .outlines(SymbolAppearance.standard.painted(drawing)),
                size: drawing.symbolSize(beside: style, scale: 1), isSymbol: true, isTemplate: true)
        case .bitmap(let id, let pixelSize, let scale):
            pixels(id, pixelSize, scale: scale, isTemplate: false)
        case .stencil(let id, let pixelSize, let scale):
            pixels(id, pixelSize, scale: scale, isTemplate: true)
        }
    }
}

extension Size {
    /// How many points so many pixels are.
    init(_ pixels: PixelSize, scale: Double) {
        self.init(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
    }

    /// The size in another scale, so that its longer side is as long as is said.
    func withLongerSide(_ side: Double) -> Size {
        let factor = side / max(width, height)
        return Size(width: width * factor, height: height * factor)
    }
}
