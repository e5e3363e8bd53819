public import Foundation
import Vitrine

/// Colours that go over into each other.
public final class CGGradient: Sendable {
    /// The colours at their places from 0 to 1.
    let gradient: Gradient

    /// Colours at places, or at equal distances; nothing for no colours, as what is no `CGColor` is none.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { $0 as? CGColor }
        guard !colors.isEmpty else { return nil }
        let last = CGFloat(max(colors.count - 1, 1))
        gradient = Gradient(
            stops: colors.enumerated().map { index, color in
                Gradient.Stop(
                    color: Color(cgColor: color), location: locations?[index] ?? CGFloat(index) / last)
            })
    }

    /// Colours of components in a row, the opacity of each last.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let length = space.numberOfComponents + 1
        let colors = (0..<max(count, 0)).map { index -> CGColor in
            let parts = (0..<length).map { components[index * length + $0] }
            return length == 2
                ? CGColor(gray: parts[0], alpha: parts[1])
                : CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        }
        self.init(colorsSpace: space, colors: colors, locations: locations)
    }
}
