import Testing
import UIKit

/// What is asked of layers, contexts and pictures.
@MainActor
struct DrawingNamesTests {
    private final class Eager: UIView {
        var count = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            count += 1
            layoutIfNeeded()
        }
    }

    @Test func `A view that asks for its layout while it is laid out has it already`() {
        let view = Eager(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layoutIfNeeded()
        #expect(view.count == 1)
    }

    @Test func `A bitmap has the size that it is made with, and none is made where pixels are wanted`() {
        func bitmap(_ data: UnsafeMutableRawPointer? = nil, width: Int = 4) -> CGContext? {
            CGContext(
                data: data, width: width, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        }
        #expect(bitmap()?.makeImage()?.width == 4 && bitmap()?.makeImage()?.bytesPerRow == 16)
        #expect(bitmap()?.ctm.ty == 2 && bitmap()?.data == nil)
        #expect(bitmap(width: 0) == nil)
        var pixel: UInt32 = 0
        #expect(withUnsafeMutableBytes(of: &pixel) { bitmap($0.baseAddress) } == nil)
        #expect(CGContext().makeImage() == nil)
    }

    @Test(
        arguments: [
            ([], 10.0, 30.0), (.drawsBeforeStartLocation, -9_990, 30), (.drawsAfterEndLocation, 10, 10_030),
        ] as [(CGGradientDrawingOptions, CGFloat, CGFloat)])
    func `A gradient of Core Graphics ends where it is said to`(
        options: CGGradientDrawingOptions, left: CGFloat, right: CGFloat
    ) throws {
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: [0, 0.5]))
        let context = CGContext()
        context.translateBy(x: 10, y: 0)
        context.drawLinearGradient(
            gradient, start: .zero, end: CGPoint(x: 20, y: 0), options: options)
        guard case .gradient(let region, let drawn, let start, let end) = context.steps.first else {
            Issue.record("nothing is drawn")
            return
        }
        #expect((region.boundingRect.minX, region.boundingRect.maxX) == (left, right))
        #expect(drawn.stops.map(\.location) == [0, 0.5])
        #expect((start.x, end.x) == (10, 30))
        #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    }

    @Test func `A layer is drawn into a context, and what is cleared is gone`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        view.backgroundColor = .red
        let context = CGContext()
        view.layer.render(in: context)
        CALayer().render(in: context)
        #expect(context.steps.count == 2)
        context.clear(CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(context.steps.count == 1)
        context.clear(view.bounds)
        #expect(context.steps.isEmpty)
    }

    @Test func `A layer of Core Graphics is drawn as often as it is wanted, at each place in its size there`()
        throws
    {
        let context = CGContext()
        let layer = try #require(
            CGLayer(context, size: CGSize(width: 10, height: 20), auxiliaryInfo: nil))
        layer.context?.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
        context.translateBy(x: 100, y: 0)
        context.draw(layer, in: CGRect(x: 0, y: 0, width: 20, height: 20))
        context.draw(layer, at: CGPoint(x: 5, y: 5))
        let places = context.steps.map { step in
            if case .fill(let path, _, _) = step { path.boundingRect } else { CGRect.null }
        }
        #expect(
            places == [
                CGRect(x: 102, y: 2, width: 6, height: 4), CGRect(x: 106, y: 7, width: 3, height: 4),
            ])
        #expect(CGLayer(context, size: .zero, auxiliaryInfo: nil) == nil)
    }

    @Test func `A part of a picture has the part's size`() throws {
        let whole = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 8, height: 6))
        }
        let picture = try #require(whole.cgImage)
        let rest = CGRect(x: picture.width / 2, y: 0, width: picture.width, height: picture.height)
        #expect(picture.cropping(to: rest)?.width == picture.width / 2)
        #expect(picture.cropping(to: CGRect(x: -9, y: 0, width: 5, height: 5)) == nil)
    }

    @Test func `Colors differ with the style, and not with the size of letters`() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
        let large = UITraitCollection(traitsFrom: [
            light, UITraitCollection(preferredContentSizeCategory: .large),
        ])
        #expect(!light.hasDifferentColorAppearance(comparedTo: large))
    }

    @Test func `An animator that runs has made its changes`() {
        var steps: [String] = []
        _ = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 0, animations: { steps.append("change") },
            completion: { _ in steps.append("end") })
        #expect(steps == ["change", "end"])
    }

    @Test func `Animations that the ends of others start are made, and one that starts itself again stops`() {
        var steps: [String] = []
        UIView.animate(withDuration: 1, animations: { steps.append("in") }) { _ in
            UIView.animate(withDuration: 1, animations: { steps.append("out") }) { _ in steps.append("end") }
        }
        #expect(steps == ["in", "out", "end"])
        var pulses = 0
        func pulse() {
            _ = UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: 1, delay: 0, animations: { pulses += 1 }, completion: { _ in pulse() })
        }
        pulse()
        #expect(pulses == 17)
        func blink() { UIView.animate(withDuration: 1, animations: { pulses += 1 }) { _ in blink() } }
        blink()
        #expect(pulses == 34)
    }
}
