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

    /// Draws a line under the text, solid whatever the pattern; in the text's color unless one is given.
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        changing { $0.underline = isActive ? TextAttributes.Line(color: color) : nil }
    }

    /// Draws a line through the text, solid whatever the pattern; in the text's color unless one is given.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        changing { $0.strikethrough = isActive ? TextAttributes.Line(color: color) : nil }
    }

    /// Adds points between letters.
    public func tracking(_ tracking: CGFloat) -> Text {
        changing { $0.tracking = Double(tracking) }
    }

    public func kerning(_ kerning: CGFloat) -> Text {
        tracking(kerning)
    }

    public func monospaced(_ isActive: Bool = true) -> Text {
        isActive ? changing { $0.font = ($0.font ?? .body).monospaced() } : self
    }

    /// Without effect: fonts keep their width.
    public func fontWidth(_ width: Font.Width?) -> Text { self }

    public func fontDesign(_ design: Font.Design?) -> Text {
        design.map { design in
            changing { $0.font = $0.font.map { $0.design(design) } ?? .system(.body, design: design) }
        } ?? self
    }

    /// Without effect: text keeps the size of its font.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }

    /// Paints the text in the first style; text has no second level.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> Text {
        foregroundStyle(primary)
    }

    /// Lets assistive technology read another text in the place of this one.
    public func accessibilityLabel(_ label: Text) -> Text {
        var text = changing { $0.accessibilityLabel = Text(verbatim: "") }
        if !text.pieces.isEmpty { text.pieces[0].attributes.accessibilityLabel = label }
        return text
    }

    /// Without effect on pictures and tests.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }

    /// Without effect on pictures and tests.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }

    /// Without effect on pictures and tests.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

    /// Raises the text by points.
    public func baselineOffset(_ offset: CGFloat) -> Text {
        changing { $0.baselineOffset = Double(offset) }
    }
}
