public import Foundation

nonisolated extension View {
    /// Sets the font of texts that name none.
    public func font(_ font: Font?) -> some View {
        changingEnvironment { $0.font = font }
    }

    public func fontWeight(_ weight: Font.Weight?) -> some View {
        changingEnvironment { $0.fontWeight = weight }
    }

    public func bold(_ isActive: Bool = true) -> some View {
        fontWeight(isActive ? .bold : nil)
    }

    public func fontDesign(_ design: Font.Design?) -> some View {
        changingEnvironment { $0.fontDesign = design }
    }

    /// Without effect: fonts keep their width.
    public func fontWidth(_ width: Font.Width?) -> some View { self }

    public func italic(_ isActive: Bool = true) -> some View {
        changingEnvironment { $0.textAttributes.isItalic = isActive }
    }

    public func monospaced(_ isActive: Bool = true) -> some View {
        changingEnvironment { $0.fontDesign = isActive ? .monospaced : nil }
    }

    public func monospacedDigit() -> some View {
        changingEnvironment { $0.textAttributes.hasMonospacedDigits = true }
    }

    /// Draws a line under the texts inside, solid whatever the pattern; in their color unless one is given.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        changingEnvironment {
            $0.textAttributes.underline = isActive ? TextAttributes.Line(color: color) : nil
        }
    }

    /// Draws a line through the texts inside, solid whatever the pattern; in their color unless one is given.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        changingEnvironment {
            $0.textAttributes.strikethrough = isActive ? TextAttributes.Line(color: color) : nil
        }
    }

    public func kerning(_ kerning: CGFloat) -> some View { tracking(kerning) }

    public func tracking(_ tracking: CGFloat) -> some View {
        changingEnvironment { $0.textAttributes.tracking = Double(tracking) }
    }

    public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        changingEnvironment { $0.textAttributes.baselineOffset = Double(baselineOffset) }
    }

    /// Without effect: text keeps the size of its font.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }

    public func textCase(_ textCase: Text.Case?) -> some View {
        changingEnvironment { $0.textCase = textCase }
    }

    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        changingEnvironment { $0.dynamicTypeSize = size }
    }

    /// Keeps the text size within a range.
    public func dynamicTypeSize<Bounds: RangeExpression>(_ range: Bounds) -> some View
    where Bounds.Bound == DynamicTypeSize {
        changingEnvironment { environment in
            let allowed = DynamicTypeSize.allCases.filter(range.contains)
            guard let smallest = allowed.first, let largest = allowed.last else { return }
            environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, smallest), largest)
        }
    }
}
