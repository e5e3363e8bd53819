import VitrineExplanations
import VitrinePixels
import VitrineViews

/// Says the values of design tokens.
enum TokenText {
    static func title(_ type: TokenType) -> String {
        switch type {
        case .color: "Colors"
        case .dimension: "Lengths"
        case .fontFamily: "Font families"
        case .fontWeight: "Font weights"
        case .duration: "Durations"
        case .cubicBezier: "Curves"
        case .number: "Numbers"
        case .strokeStyle: "Stroke styles"
        case .border: "Borders"
        case .transition: "Transitions"
        case .shadow: "Shadows"
        case .gradient: "Gradients"
        case .typography: "Type"
        }
    }

    static func text(_ value: TokenValue) -> String {
        switch value {
        case .color(let color): self.color(color)
        case .dimension(let length): points(length)
        case .fontFamily(let families): families.joined(separator: ", ")
        case .fontWeight(let weight): ValueWords.decimal(weight)
        case .duration(let seconds): time(seconds)
        case .cubicBezier(let curve): self.curve(curve)
        case .number(let number): ValueWords.decimal(number)
        case .strokeStyle(let line): self.line(line)
        case .border(let border): "\(points(border.width)) \(line(border.style)) \(color(border.color))"
        case .transition(let transition):
            "\(time(transition.duration)) after \(time(transition.delay)), \(curve(transition.curve))"
        case .shadow(let shadows): shadows.map(shadow).joined(separator: " and ")
        case .gradient(let stops):
            stops.map { "\(color($0.color)) at \(ValueWords.decimal($0.position * 100)) %" }.joined(
                separator: ", ")
        case .typography(let typography): self.typography(typography)
        }
    }

    private static func color(_ color: SRGBColor) -> String {
        var opaque = color
        opaque.alpha = 1
        return color.alpha == 1
            ? color.description : "\(opaque) at \(ValueWords.decimal(color.alpha * 100)) %"
    }

    private static func points(_ length: Double) -> String { "\(ValueWords.decimal(length)) pt" }

    private static func time(_ seconds: Double) -> String { "\(ValueWords.decimal(seconds * 1000)) ms" }

    private static func curve(_ curve: TokenCurve) -> String {
        "curve (\([curve.x1, curve.y1, curve.x2, curve.y2].map(ValueWords.decimal).joined(separator: ", ")))"
    }

    private static func line(_ line: TokenLine) -> String {
        switch line {
        case .named(let name): name
        case .dashes(let lengths, let cap):
            "dashes \(lengths.map(ValueWords.decimal).joined(separator: ", ")) pt, \(cap)"
        }
    }

    private static func shadow(_ shadow: TokenShadow) -> String {
        "\(shadow.isInset ? "inner " : "")\(color(shadow.color)), blur \(points(shadow.blur)), "
            + "offset (\(ValueWords.decimal(shadow.x)), \(ValueWords.decimal(shadow.y)))"
            + (shadow.spread == 0 ? "" : ", spread \(points(shadow.spread))")
    }

    private static func typography(_ typography: TokenTypography) -> String {
        var parts = [
            points(typography.size), "weight \(ValueWords.decimal(typography.weight))",
            typography.families.joined(separator: ", "),
        ]
        if let lineHeight = typography.lineHeight { parts.append("lines \(ValueWords.decimal(lineHeight))") }
        if typography.letterSpacing != 0 { parts.append("letters \(points(typography.letterSpacing)) apart") }
        if let style = typography.textStyle { parts.append("grows as \(style.rawValue)") }
        return parts.joined(separator: ", ")
    }
}
