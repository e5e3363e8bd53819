public import Foundation

extension View {
    public func controlSize(_ controlSize: ControlSize) -> some View {
        changingEnvironment { $0.controlSize = controlSize }
    }

    public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        changingEnvironment { $0.colorScheme = colorScheme }
    }

    /// Shows the view, and the canvas that it stands on, in a colour scheme.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        changingEnvironment { if let colorScheme { $0.colorScheme = colorScheme } }
            .preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }

    public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

    public func textCase(_ textCase: Text.Case?) -> some View {
        changingEnvironment { $0.textCase = textCase }
    }

    public func imageScale(_ scale: Image.Scale) -> some View {
        changingEnvironment { $0.imageScale = scale }
    }

    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        changingEnvironment { $0.symbolRenderingMode = mode }
    }

    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        changingEnvironment { $0.symbolVariants = variant }
    }

    public func labelsHidden() -> some View {
        changingEnvironment { $0.labelsAreHidden = true }
    }

    public func labelsVisibility(_ visibility: Visibility) -> some View {
        changingEnvironment { $0.labelsAreHidden = visibility == .hidden }
    }

    public func headerProminence(_ prominence: Prominence) -> some View {
        changingEnvironment { $0.headerProminence = prominence }
    }

    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        changingEnvironment { $0.buttonBorderShape = shape }
    }

    public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        changingEnvironment { $0.backgroundStyle = AnyShapeStyle(style) }
    }

    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        FlippedForDirection(content: self, isEnabled: enabled)
    }

    public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View { self }

    public func fontDesign(_ design: Font.Design?) -> some View {
        changingEnvironment { $0.fontDesign = design }
    }

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

    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        changingEnvironment {
            $0.textAttributes.underline = isActive ? TextAttributes.Line(color: color) : nil
        }
    }

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

    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }

    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        changingEnvironment {
            $0.lineLimit = nil
            $0.reservedLines = limit.lowerBound
        }
    }

    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        changingEnvironment {
            $0.lineLimit = limit.upperBound
            $0.reservedLines = limit.lowerBound
        }
    }

    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
}

public nonisolated enum LayoutDirectionBehavior: Hashable, Sendable {
    case fixed
    case mirrors(in: LayoutDirection)
}

/// A view that is shown as in a mirror where reading goes from right to left.
private struct FlippedForDirection<Content: View>: View {
    let content: Content
    let isEnabled: Bool
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        if isEnabled && direction == .rightToLeft {
            content.scaleEffect(x: -1, y: 1)
        } else {
            content
        }
    }
}

/// The colour scheme that views prefer for what they stand on.
package enum PreferredColorSchemeKey: PreferenceKey {
    package typealias Value = ColorScheme?

    package static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
        value = value ?? nextValue()
    }
}
