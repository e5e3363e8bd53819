// Changes of finished colours, which the rasterizer does not know yet: the view is drawn as it is.

extension View {
    public func brightness(_ amount: Double) -> some View { self }

    public func contrast(_ amount: Double) -> some View { self }

    public func saturation(_ amount: Double) -> some View { self }

    public func grayscale(_ amount: Double) -> some View { self }

    public func hueRotation(_ angle: Angle) -> some View { self }

    public func colorInvert() -> some View { self }

    public func luminanceToAlpha() -> some View { self }
}
