public import Foundation
public import Vitrine

extension UIColor {
    public convenience init(cgColor: CGColor) {
        self.init(Color(cgColor: cgColor))
    }

    /// The colour under the standard traits; an asset's only while a picture is being made.
    public var cgColor: CGColor {
        resolvedColor(with: .current).color.resolve(in: EnvironmentValues()).cgColor
    }

    /// Red, green, blue and alpha in sRGB under the standard traits.
    private var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let parts = cgColor.components ?? [0, 0, 0, 1]
        return (parts[0], parts[1], parts[2], parts[3])
    }

    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = parts
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    /// The hue's sextant is that of the strongest component (the usual hexagonal model).
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let (red, green, blue, opacity) = parts
        let strongest = max(red, green, blue)
        let range = strongest - min(red, green, blue)
        var sixths: CGFloat = 0
        if range > 0 {
            sixths =
                strongest == red
                ? (green - blue) / range
                : strongest == green ? 2 + (blue - red) / range : 4 + (red - green) / range
        }
        hue?.pointee = (sixths < 0 ? sixths + 6 : sixths) / 6
        saturation?.pointee = strongest == 0 ? 0 : range / strongest
        brightness?.pointee = strongest
        alpha?.pointee = opacity
        return true
    }

    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = parts
        guard color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = color.red
        alpha?.pointee = color.alpha
        return true
    }
}
