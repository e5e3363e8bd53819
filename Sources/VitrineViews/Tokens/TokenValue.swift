package import VitrinePixels

/// The value of a design token: colours in sRGB, lengths in points, times in seconds, no aliases.
package enum TokenValue: Hashable, Sendable {
    case color(SRGBColor)
    case dimension(Double)
    case fontFamily([String])
    /// 1…1000 as in CSS.
    case fontWeight(Double)
    case duration(Double)
    case cubicBezier(TokenCurve)
    case number(Double)
    case strokeStyle(TokenLine)
    case border(TokenBorder)
    case transition(TokenTransition)
    /// The first one is the topmost.
    case shadow([TokenShadow])
    case gradient([TokenStop])
    case typography(TokenTypography)

    package var type: TokenType {
        switch self {
        case .color: .color
        case .dimension: .dimension
        case .fontFamily: .fontFamily
        case .fontWeight: .fontWeight
        case .duration: .duration
        case .cubicBezier: .cubicBezier
        case .number: .number
        case .strokeStyle: .strokeStyle
        case .border: .border
        case .transition: .transition
        case .shadow: .shadow
        case .gradient: .gradient
        case .typography: .typography
        }
    }
}

/// How a change goes on over time, as CSS's `cubic-bezier`.
package struct TokenCurve: Hashable, Sendable {
    package var x1: Double
    package var y1: Double
    package var x2: Double
    package var y2: Double

    package init(x1: Double, y1: Double, x2: Double, y2: Double) {
        (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
    }
}

/// How a line is drawn.
package enum TokenLine: Hashable, Sendable {
    /// One of the format's words, such as `dotted`.
    case named(String)
    /// Lengths of dashes and gaps in turns, and how dashes end.
    case dashes([Double], cap: String)
}

package struct TokenBorder: Hashable, Sendable {
    package var color: SRGBColor
    package var width: Double
    package var style: TokenLine

    package init(color: SRGBColor, width: Double, style: TokenLine) {
        (self.color, self.width, self.style) = (color, width, style)
    }
}

package struct TokenTransition: Hashable, Sendable {
    package var duration: Double
    package var delay: Double
    package var curve: TokenCurve

    package init(duration: Double, delay: Double, curve: TokenCurve) {
        (self.duration, self.delay, self.curve) = (duration, delay, curve)
    }
}

/// A shadow as CSS has it: its blur is twice the deviation.
package struct TokenShadow: Hashable, Sendable {
    package var color: SRGBColor
    package var x: Double
    package var y: Double
    package var blur: Double
    package var spread: Double
    package var isInset: Bool

    package init(
        color: SRGBColor, x: Double, y: Double, blur: Double, spread: Double = 0, isInset: Bool = false
    ) {
        (self.color, self.x, self.y) = (color, x, y)
        (self.blur, self.spread, self.isInset) = (blur, spread, isInset)
    }
}

package struct TokenStop: Hashable, Sendable {
    package var color: SRGBColor
    /// 0…1.
    package var position: Double

    package init(color: SRGBColor, position: Double) {
        (self.color, self.position) = (color, position)
    }
}

package struct TokenTypography: Hashable, Sendable {
    /// In the order of preference.
    package var families: [String]
    package var size: Double
    package var weight: Double
    package var letterSpacing = 0.0
    /// As a multiple of the size; nothing where the font decides.
    package var lineHeight: Double?
    /// The role whose growth with the user's text size the size follows; nothing for a size that stays.
    package var textStyle: Font.TextStyle?

    package init(families: [String], size: Double, weight: Double) {
        (self.families, self.size, self.weight) = (families, size, weight)
    }
}
