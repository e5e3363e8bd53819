public import Foundation
import ImageCoding
import ImageComparison
import Pixels
import Rendering
public import UIKit

extension Diffing where Value == UIImage {
    /// Pictures, compared pixel by pixel.
    public static var image: Diffing { .image() }

    /// Pictures that may be a little off.
    ///
    /// - Parameters:
    ///   - precision: the share that has to match: of bytes, or of pixels where `perceptualPrecision` is below 1.
    ///   - perceptualPrecision: how near colours have to be, 0…1; an eye sees no difference from 0.98 on.
    ///   - scale: pixels per point of references.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
    ) -> Diffing {
        let match = ImageMatch(precision: precision, perceptualPrecision: perceptualPrecision)
        let scale = scale.flatMap { $0 > 0 ? $0 : nil } ?? UIScreen.main.scale
        return Diffing(
            toData: { $0.drawn.pngData() ?? Data() }, fromData: { image(in: $0, scale: scale) },
            diff: { reference, actual in
                let actual = actual.drawn
                guard let failure = match.failure(of: actual, against: reference.drawn) else { return nil }
                return (failure, attachments(reference, actual))
            })
    }

    private static func image(in file: Data, scale: CGFloat) -> UIImage {
        SnapshotProblems.noting(orElse: UIImage()) { () throws(SnapshotError) in
            do throws(ImageCodingError) {
                return UIImage(pixels: try decodeImage(Array(file)), scale: scale)
            } catch {
                throw .unreadableReference(reason: "\(error)")
            }
        }
    }

    private static func attachments(_ reference: UIImage, _ actual: UIImage) -> [XCTAttachment] {
        var pictures = [("reference", reference), ("failure", actual)]
        if let old = reference.pixels, let new = actual.pixels {
            let difference = compareImages(reference: old, actual: new).picture(over: old)
            pictures.append(("difference", UIImage(pixels: difference, scale: actual.scale)))
        }
        return pictures.map { name, picture in
            let attachment = XCTAttachment(image: picture)
            attachment.name = name
            return attachment
        }
    }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
    /// Pictures, compared pixel by pixel.
    public static var image: Snapshotting { .image() }

    /// Pictures that may be a little off.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
    ) -> Snapshotting {
        Snapshotting(
            pathExtension: "png",
            diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale),
            snapshot: { $0.drawn })
    }
}

extension UIImage {
    /// The same picture as pixels, where it is one by name or drawn by a function.
    var drawn: UIImage {
        guard pixels == nil else { return self }
        return drawing {
            try ViewPicture(
                view: ownView, extent: .ideal, traits: UITraitCollection(displayScale: scale), ground: .clear
            ).image()
        }
    }
}
