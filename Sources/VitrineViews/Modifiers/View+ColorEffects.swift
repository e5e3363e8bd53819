package import VitrineDrawing
package import VitrinePixels

/// A change of finished colours.
package nonisolated enum ColorEffect: Hashable, Sendable {
    case brightness(Double)
    case contrast(Double)
    case saturation(Double)
    case grayscale(Double)
    case hueRotation(Angle)
    case invert
    case multiply(SRGBColor)
    case luminanceToAlpha
    case matrix(VitrineDrawing.ColorMatrix)
}

// Changes of finished colours, computed as CSS's filters of these names where CSS has them.
nonisolated extension View {
    /// Adds an amount to red, green and blue: 1 makes all white, −1 black.
    public func brightness(_ amount: Double) -> some View {
        modified(by: .effect(.colors(.brightness(amount))))
    }

    /// Multiplies the distance of red, green and blue from their middle; negative amounts invert.
    public func contrast(_ amount: Double) -> some View {
        modified(by: .effect(.colors(.contrast(amount))))
    }

    /// Multiplies the distance from grey: 0 takes all colour away, 2 doubles it.
    public func saturation(_ amount: Double) -> some View {
        modified(by: .effect(.colors(.saturation(amount))))
    }

    /// Takes colour away: 0 none, 1 all.
    public func grayscale(_ amount: Double) -> some View {
        modified(by: .effect(.colors(.grayscale(amount))))
    }

    /// Turns all colours around the circle of hues, keeping their luminance.
    public func hueRotation(_ angle: Angle) -> some View {
        modified(by: .effect(.colors(.hueRotation(angle))))
    }

    public func colorInvert() -> some View {
        modified(by: .effect(.colors(.invert)))
    }

    /// Multiplies red, green, blue and alpha with those of a colour.
    public func colorMultiply(_ color: Color) -> some View {
        ColorMultiplied(content: self, color: color)
    }

    /// Shows bright parts as opaque black and dark ones as transparent.
    public func luminanceToAlpha() -> some View {
        modified(by: .effect(.colors(.luminanceToAlpha)))
    }
}

/// Multiplies with what the colour is in its environment.
private struct ColorMultiplied<Content: View>: PrimitiveView {
    let content: Content
    let color: Color

    var primitive: Primitive {
        .deferred { content.modified(by: .effect(.colors(.multiply(color.sRGB(in: $0.environment))))) }
    }
}
