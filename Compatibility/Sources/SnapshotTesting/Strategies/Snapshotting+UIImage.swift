public import Foundation
import SnapshotRuns
public import UIKit
import VitrineComposition
import VitrineImageCoding
import VitrineImageComparison
import VitrinePixels
import VitrineRendering

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
            toData: { file(of: $0.drawn) }, fromData: { image(in: $0, scale: scale) },
            diff: { reference, actual in
                let (reference, actual) = (reference.drawn, actual.drawn)
                guard let failure = match.failure(of: actual, against: reference) else { return nil }
                let lines = [failure, explanation(of: actual, against: reference)].compactMap(\.self)
                return (lines.joined(separator: "\n"), attachments(reference, actual))
            })
    }

    private static func image(in file: Data, scale: CGFloat) -> UIImage {
        SnapshotProblems.noting(orElse: UIImage()) { () throws(SnapshotError) in
            do throws(ImageCodingError) {
                let bytes = Array(file)
                let pixels = try decodeImage(bytes)
                return UIImage(pixels: pixels, scale: scale) { NotedElements(in: bytes, of: pixels) }
            } catch {
                throw .unreadableReference(reason: "\(error)")
            }
        }
    }

    /// With the elements noted in it, so that a failure can tell what has changed.
    private static func file(of image: UIImage) -> Data {
        guard let file = image.pngData() else { return Data() }
        return image.elements().map { Data($0.noted(in: Array(file))) } ?? file
    }

    /// Which elements have changed in what, or lie where the pictures differ.
    private static func explanation(of actual: UIImage, against reference: UIImage) -> String? {
        guard let old = reference.pixels, let new = actual.pixels else { return nil }
        return actual.elements()?.explanation(
            from: reference.elements(), at: compareImages(reference: old, actual: new).regions)
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
                view: ownView, extent: .ideal, traits: UITraitCollection(displayScale: scale),
                backdrop: .clear
            ).image()
        }
    }
}
