public import Foundation

extension Text {
    public func font(_ font: Font?) -> Text {
        changing { if $0.font == nil { $0.font = font } }
    }

    public func fontWeight(_ weight: Font.Weight?) -> Text {
        changing { if $0.weight == nil { $0.weight = weight } }
    }

    public func bold(_ isActive: Bool = true) -> Text {
        fontWeight(isActive ? .bold : nil)
    }

    public func italic(_ isActive: Bool = true) -> Text {
        changing { if $0.isItalic == nil { $0.isItalic = isActive } }
    }

    /// Gives all digits the same width.
    public func monospacedDigit() -> Text {
        changing { $0.hasMonospacedDigits = true }
    }

    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
        changing { if $0.foregroundStyle == nil { $0.foregroundStyle = style } }
    }

    public func foregroundColor(_ color: Color?) -> Text {
        changing { if $0.foregroundStyle == nil { $0.foregroundStyle = color } }
    }

    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changing { $0.underline = isActive ? TextAttributes.Line(color: color) : nil }
    }

    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changing { $0.strikethrough = isActive ? TextAttributes.Line(color: color) : nil }
    }

    /// Adds points between letters.
    public func tracking(_ tracking: CGFloat) -> Text {
        changing { $0.tracking = Double(tracking) }
    }

    public func kerning(_ kerning: CGFloat) -> Text {
        tracking(kerning)
    }

    /// Raises the text by points.
    public func baselineOffset(_ offset: CGFloat) -> Text {
        changing { $0.baselineOffset = Double(offset) }
    }
}
