import CoreGraphics
import SwiftUI
import UIKit

/// A picture as it is, made small, cut round, and turned by contexts of pixels.
struct ThumbnailStrip: View {
    let picture: UIImage

    var body: some View {
        HStack(alignment: .top, spacing: 8) {
            Image(uiImage: picture)
            if let small = picture.resized(toWidth: 20) { Image(decorative: small, scale: 1) }
            if let round = picture.cutRound() { Image(uiImage: round) }
            Image(uiImage: picture.inUIKitContext())
        }
        .padding(8)
    }
}

extension UIImage {
    /// As the pictures of lists are made: from pixels to fewer pixels.
    fileprivate func resized(toWidth width: Int) -> CGImage? {
        guard let image = cgImage else { return nil }
        let height = Int(Double(width) * Double(image.height) / Double(image.width))
        let context = CGContext(
            data: nil, width: width, height: height, bitsPerComponent: image.bitsPerComponent, bytesPerRow: 0,
            space: image.colorSpace ?? CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: image.bitmapInfo.rawValue)
        context?.interpolationQuality = .high
        context?.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
        return context?.makeImage()
    }

    /// The middle of the picture, with a line below it.
    fileprivate func cutRound() -> UIImage? {
        guard let image = cgImage,
            let context = CGContext(
                data: nil, width: 40, height: 40, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder32Big.rawValue
            )
        else { return nil }
        context.saveGState()
        context.addEllipse(in: CGRect(x: 4, y: 8, width: 32, height: 32))
        context.clip()
        context.draw(image, in: CGRect(x: 0, y: 5, width: 40, height: 40))
        context.restoreGState()
        context.setFillColor(UIColor.systemGreen.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 4))
        return context.makeImage().map { UIImage(cgImage: $0) }
    }

    /// Upright on the left, and on its head on the right, where the context was not turned before.
    fileprivate func inUIKitContext() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { renderer in
            guard let image = cgImage else { return }
            let context = renderer.cgContext
            context.draw(image, in: CGRect(x: 20, y: 0, width: 20, height: 20))
            context.translateBy(x: 0, y: 40)
            context.scaleBy(x: 1, y: -1)
            context.draw(image, in: CGRect(x: 0, y: 20, width: 20, height: 20))
        }
    }
}

#Preview("Red above, an arrow to the right", traits: .sizeThatFitsLayout) {
    ThumbnailStrip(
        picture: UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
            UIColor.systemBlue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
            UIColor.systemRed.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 16))
            UIColor.white.setFill()
            let arrow = UIBezierPath()
            arrow.move(to: CGPoint(x: 12, y: 12))
            arrow.addLine(to: CGPoint(x: 32, y: 20))
            arrow.addLine(to: CGPoint(x: 12, y: 28))
            arrow.close()
            arrow.fill()
        })
}
