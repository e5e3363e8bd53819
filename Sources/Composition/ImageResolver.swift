import Drawing
import Foundation
import Geometry
import Views

/// Turns images into pictures and icons of the catalogue.
struct ImageResolver {
    let environment: EnvironmentValues
    let fonts: FontFamilies
    let resources: Resources

    func kind(of image: Image, element: String) throws -> ResolvedNode.Kind {
        do {
            switch image.source {
            case .file(let name):
                let found = try resources.picture(name, AssetAppearance(environment))
                var image = image
                image.renderingMode = image.renderingMode ?? found.renderingMode
                return kind(of: found.picture, image: image)
            case .symbol(let name):
                let style = try TextResolver(environment: environment, fonts: fonts, resources: resources)
                    .style(element: element)
                return kind(of: try symbol(name), image: image, symbolStyle: style)
            }
        } catch let error as CompositionError {
            throw error
        } catch {
            throw CompositionError.unusablePicture(element: element, reason: "\(error)")
        }
    }

    /// An image in a text of a style.
    func picture(of image: Image, in style: TextStyle, element: String) throws -> InlinePicture {
        let kind = try kind(of: image, element: element)
        if case .icon(let icon) = kind {
            return InlinePicture(
                id: icon.id, content: .outlines(icon.drawing),
                size: icon.style == nil ? icon.size : ResolvedIcon.symbolSize(beside: style),
                isSymbol: icon.style != nil, isTemplate: true)
        }
        guard case .image(let picture) = kind else { preconditionFailure("an image is an icon or pixels") }
        return InlinePicture(
            id: picture.id, content: .pixels(picture.pixelSize), size: picture.size, isSymbol: false,
            isTemplate: picture.tint != nil)
    }

    /// A symbol in the environment's variant, where there is one.
    private func symbol(_ name: String) throws -> Resources.Picture {
        let variant = environment.symbolVariants.suffixes.filter {
            !name.split(separator: ".").contains($0[...])
        }
        let varied = ([name] + variant).joined(separator: ".")
        // Not every symbol is drawn in every variant.
        let picture = try (variant.isEmpty ? nil : try? resources.icon(varied)) ?? resources.icon(name)
        guard case .vector(let id, let drawing) = picture, environment.layoutDirection == .rightToLeft,
            DirectionalSymbol.follows(readingDirectionOf: name)
        else { return picture }
        return .vector(id, drawing.mirrored)
    }

    private func kind(
        of picture: Resources.Picture, image: Image, symbolStyle: TextStyle? = nil
    ) -> ResolvedNode.Kind {
        let ink = ForegroundStyle().fill(in: environment).color
        switch picture {
        case .bitmap(let id, let pixelSize, let scale):
            return .image(
                ResolvedImage(
                    id: id, pixelSize: pixelSize,
                    size: Size(
                        width: Double(pixelSize.width) / scale, height: Double(pixelSize.height) / scale),
                    isResizable: image.isResizable, tint: image.renderingMode == .template ? ink : nil,
                    resizing: ImageResizing(image, isRightToLeft: environment.layoutDirection == .rightToLeft)
                ))
        case .vector(let id, let drawing):
            let size = symbolStyle.map(ResolvedIcon.symbolSize) ?? drawing.size
            return .icon(
                ResolvedIcon(
                    id: id, drawing: drawing, size: size, isResizable: image.isResizable, color: ink,
                    ink: ForegroundStyle().resolvedInk(in: environment), style: symbolStyle))
        }
    }
}

extension ResolvedIcon {
    /// A symbol is a fifth larger than its letters' em, as the system's symbols are about.
    static func symbolSize(beside style: TextStyle) -> Size {
        Size(width: style.size * 1.2, height: style.size * 1.2)
    }
}
