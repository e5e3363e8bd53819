public import Foundation
import Vitrine

/// Scales lengths and fonts with the user's text size.
public final class UIFontMetrics: NSObject, Sendable {
    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        self.style = textStyle
    }

    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// The font at the text style's growth, which follows the text size in a view, but for the system's designs; a text style's font
    /// does so anyway.
    public func scaledFont(for font: UIFont) -> UIFont {
        let descriptor = font.fontDescriptor
        guard !descriptor.isTextStyle, descriptor.family != nil || descriptor.hasDefaultDesign else {
            return font
        }
        return UIFont(
            descriptor,
            font: descriptor.weighted(
                .custom(font.familyName, size: font.pointSize, relativeTo: style.style)))
    }

    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : scaledFont(for: font)
    }

    /// The value at the standard text size, which has no view's environment to follow.
    public func scaledValue(for value: CGFloat) -> CGFloat { value }

    /// The value at the text size of the traits, rounded to a device pixel.
    public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
        guard let traits else { return value }
        let scale = CGFloat(style.style.scale(at: traits.preferredContentSizeCategory.dynamicTypeSize))
        let pixels = traits.displayScale > 0 ? traits.displayScale : UIScreen.main.scale
        return (value * scale * pixels).rounded() / pixels
    }

    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?
    ) -> UIFont {
        guard let traits else { return scaledFont(for: font, maximumPointSize: maximumPointSize) }
        return font.withSize(min(scaledSize(of: font, traits), maximumPointSize))
    }

    /// The font at the text size of the traits; without any it follows the view's as far as that goes.
    public func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
        guard let traits else { return scaledFont(for: font) }
        return font.withSize(scaledSize(of: font, traits))
    }

    private func scaledSize(of font: UIFont, _ traits: UITraitCollection) -> CGFloat {
        let typeSize = traits.preferredContentSizeCategory.dynamicTypeSize
        return CGFloat(style.style.scaledFontSize(Double(font.pointSize), at: typeSize))
    }
}
