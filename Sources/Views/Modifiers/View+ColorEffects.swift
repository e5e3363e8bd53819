// Changes of finished colours; what they come to is CSS's filters of these names where CSS has them.
nonisolated extension View {
    /// Adds an amount to red, green and blue: 1 makes all white, −1 black.
    public func brightness(_ amount: Double) -> some View {
        modified(by: .effect(.brightness(amount)))
    }

    /// Multiplies the distance of red, green and blue from their middle; negative amounts invert.
    public func contrast(_ amount: Double) -> some View {
        modified(by: .effect(.contrast(amount)))
    }

    /// Multiplies the distance from grey: 0 takes all colour away, 2 doubles it.
    public func saturation(_ amount: Double) -> some View {
        modified(by: .effect(.saturation(amount)))
    }

    /// Takes colour away: 0 none, 1 all.
    public func grayscale(_ amount: Double) -> some View {
        modified(by: .effect(.grayscale(amount)))
    }

    /// Turns all colours around the circle of hues, keeping their luminance.
    public func hueRotation(_ angle: Angle) -> some View {
        modified(by: .effect(.hueRotation(angle)))
    }

    public func colorInvert() -> some View {
        modified(by: .effect(.colorInvert))
    }

    /// Multiplies red, green, blue and alpha with those of a colour.
    public func colorMultiply(_ color: Color) -> some View {
        ColorMultiplied(content: self, color: color)
    }

    /// Shows bright parts as opaque black and dark ones as transparent.
    public func luminanceToAlpha() -> some View {
        modified(by: .effect(.luminanceToAlpha))
    }
}

/// Multiplies with what the colour is in its environment.
private struct ColorMultiplied<Content: View>: PrimitiveView {
    let content: Content
    let color: Color

    var primitive: Primitive {
        .made { content.modified(by: .effect(.colorMultiply(color.sRGB(in: $0.environment)))) }
    }
}
