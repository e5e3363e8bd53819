import Foundation
import VitrineDrawing
import VitrineGeometry
import VitrinePixels
import VitrineViews

/// Turns images into pictures and icons of the catalogue.
struct ImageResolver {
    let environment: EnvironmentValues
    let fonts: FontFamilies
    let resources: Resources

    /// - Parameter appearance: How a symbol's layers are painted; `nil` for what image and environment say.
    func kind(
        of image: Image, element: String, appearance: SymbolAppearance? = nil
    ) throws -> ResolvedNode.Kind {
        do {
            switch image.source {
            case .file(let name):
                let found = try resources.picture(name, AssetAppearance(environment))
                var image = image
                image.renderingMode = image.renderingMode ?? found.renderingMode
                if case .vector(_, let drawing) = found.picture, drawing.unitsPerEm != nil {
                    return try symbol(
                        found.picture,
                        appearance ?? SymbolAppearance(image, named: name.name, in: environment),
                        image: image, element: element)
                }
                return kind(of: found.picture, image: image)
            case .encoded(let picture):
                return kind(of: try resources.encodedPicture(picture), image: image)
            case .drawn:
                // Elsewhere than in a text it is resolved as the view that draws it.
                resources.missing.add(
                    .symbol(reason: "a picture that a function draws is not shown in a text"),
                    element: element)
                return try symbol(
                    .missingSymbol(named: "picture drawn by a function"), .standard, image: image,
                    element: element)
            case .symbol(let name):
                let symbol = try symbol(name, element: element)
                return try self.symbol(
                    symbol.picture,
                    appearance ?? SymbolAppearance(image, named: symbol.name, in: environment),
                    image: image, element: element)
            }
        } catch let error as CompositionError {
            throw error
        } catch {
            if resources.standIns != nil {
                resources.missing.add(.picture(reason: "\(error)"), element: element)
                return kind(of: .missingPicture(named: image.source.name), image: image)
            }
            throw CompositionError.unusablePicture(element: element, reason: "\(error)")
        }
    }

    /// An image in a text of a style; a symbol there has one color and the medium scale.
    func picture(of image: Image, in style: TextStyle, element: String) throws -> InlinePicture {
        let kind = try kind(of: image, element: element, appearance: .standard)
        if case .icon(let icon) = kind {
            return InlinePicture(
                id: icon.id, content: .outlines(icon.drawing),
                size: icon.style == nil ? icon.size : icon.drawing.symbolSize(beside: style, scale: 1),
                isSymbol: icon.style != nil, isTemplate: icon.style != nil || icon.isTemplate)
        }
        guard case .image(let picture) = kind else { preconditionFailure("an image is an icon or pixels") }
        return InlinePicture(
            id: picture.id, content: .pixels(picture.pixelSize),
            size: picture.symbolSide == nil
                ? picture.size : picture.size.withLongerSide(VectorImage.symbolSide(beside: style, scale: 1)),
            isSymbol: picture.symbolSide != nil, isTemplate: picture.tint != nil)
    }

    /// A symbol in the environment's variant, where there is one, with the name that it has then.
    ///
    /// One without a drawing is a placeholder, and a finding of the picture.
    private func symbol(_ name: String, element: String) throws -> (picture: Resources.Picture, name: String)
    {
        let variant = environment.symbolVariants.suffixes.filter {
            !name.split(separator: ".").contains($0[...])
        }
        let varied = ([name] + variant).joined(separator: ".")
        // Not every symbol is drawn in every variant.
        if !variant.isEmpty, case .success(let picture) = try icon(varied) {
            return (picture.directed(named: name, isRightToLeft: isRightToLeft), varied)
        }
        switch try icon(name) {
        case .success(let picture):
            return (picture.directed(named: name, isRightToLeft: isRightToLeft), name)
        case .failure(let error):
            resources.missing.add(.symbol(reason: "\(error)"), element: element)
            return (.missingSymbol(named: name), name)
        }
    }

    /// The icon of a name, or why another drawing stands for it: there is none, or it cannot be read in a preview.
    private func icon(_ name: String) throws -> Result<Resources.Picture, any Error> {
        do {
            return .success(try resources.icon(name))
        } catch  where resources.standIns != nil || (error as? any ResourceError)?.isOfAbsence == true {
            return .failure(error)
        }
    }

    private var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }

    /// A symbol as large as the text beside it, with the inks of its layers.
    private func symbol(
        _ picture: Resources.Picture, _ appearance: SymbolAppearance, image: Image, element: String
    ) throws -> ResolvedNode.Kind {
        let style = TextResolver(environment: environment, fonts: fonts, resources: resources)
            .style(element: element)
        guard case .vector(let id, let drawing) = picture else {
            return symbol(kind(of: picture, image: image), appearance, beside: style)
        }
        return .icon(
            icon(
                id, appearance.painted(drawing),
                size: drawing.symbolSize(beside: style, scale: appearance.scale), image: image, style: style,
                appearance: appearance))
    }

    /// A symbol whose drawing is pixels, which have one color where those of layers are said.
    private func symbol(
        _ kind: ResolvedNode.Kind, _ appearance: SymbolAppearance, beside style: TextStyle
    ) -> ResolvedNode.Kind {
        guard case .image(var image) = kind else { return kind }
        let side = VectorImage.symbolSide(beside: style, scale: appearance.scale)
        image.symbolSide = side
        image.size = image.size.withLongerSide(side)
        if case .layers(let colors) = appearance.coloring { image.tint = colors.first }
        return .image(image)
    }

    private func kind(of picture: Resources.Picture, image: Image) -> ResolvedNode.Kind {
        func pixels(
            _ id: ImageID, _ pixelSize: PixelSize, scale: Double, isTemplate: Bool
        ) -> ResolvedNode.Kind {
            .image(
                ResolvedImage(
                    id: id, pixelSize: pixelSize, size: Size(pixelSize, scale: scale),
                    isResizable: image.isResizable, tint: isTemplate ? ink(of: "tint") : nil,
                    resizing: ImageResizing(image, isRightToLeft: isRightToLeft)))
        }
        switch picture {
        case .bitmap(let id, let pixelSize, let scale):
            return pixels(id, pixelSize, scale: scale, isTemplate: image.renderingMode == .template)
        case .stencil(let id, let pixelSize, let scale):
            return pixels(id, pixelSize, scale: scale, isTemplate: true)
        case .vector(let id, let drawing):
            let isTemplate = image.renderingMode == .template
            var icon = icon(
                id, isTemplate ? drawing.template : drawing, size: drawing.size, image: image)
            icon.isTemplate = isTemplate
            return .icon(icon)
        }
    }

    private func ink(of property: String) -> SRGBColor {
        resources.tokenUses.noting(property) { ForegroundStyle().fill(in: environment).color }
    }

    private func icon(
        _ id: ImageID, _ drawing: VectorImage, size: Size, image: Image, style: TextStyle? = nil,
        appearance: SymbolAppearance = .standard
    ) -> ResolvedIcon {
        ResolvedIcon(
            id: id, drawing: drawing, size: size, isResizable: image.isResizable,
            color: ink(of: "color"), ink: ForegroundStyle().resolvedInk(in: environment), style: style,
            appearance: appearance)
    }
}

extension Resources.Picture {
    /// What stands for a symbol that there is not.
    static func missingSymbol(named name: String) -> Self {
        .vector(ImageID(name: name, contentHash: 0), .missingSymbol)
    }

    /// What stands for a picture that there is not: nothing, which takes no room.
    static func missingPicture(named name: String) -> Self {
        .vector(ImageID(name: name, contentHash: 0), VectorImage(viewBox: .zero, size: .zero, shapes: []))
    }
}

extension Image.Source {
    fileprivate var name: String {
        switch self {
        case .file(let asset): asset.name
        case .symbol(let name): name
        case .encoded: "data"
        case .drawn: "picture drawn by a function"
        }
    }
}

extension VectorImage {
    /// The box of the drawing beside a text: as many ems as it has, or for an icon without that measure a square.
    ///
    /// Such a square is a fifth larger than the em, as drawings are that keep a margin around them.
    func symbolSize(beside style: TextStyle, scale: Double) -> Size {
        guard let unitsPerEm else {
            let side = Self.symbolSide(beside: style, scale: scale)
            return Size(width: side, height: side)
        }
        let unit = style.size * scale / unitsPerEm
        return Size(width: viewBox.width * unit, height: viewBox.height * unit)
    }

    /// The side of the square for a symbol of which nothing is known.
    static func symbolSide(beside style: TextStyle, scale: Double) -> Double { style.size * 1.2 * scale }
}
