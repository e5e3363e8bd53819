nonisolated extension View {
    /// Without effect: no pointer hovers over a picture, so the action is never run.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

    /// Without effect: no pointer hovers over a picture, so the action is never run.
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { self }

    /// Without effect: no pointer hovers over a picture.
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

    /// Without effect: no pointer hovers over a picture.
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }

    /// Without effect: no pointer hovers over a picture.
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

    /// Without effect: no pointer hovers over a picture.
    public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

    /// Without effect: no pointer hovers over a picture.
    public func pointerStyle(_ style: PointerStyle?) -> some View { self }
}
