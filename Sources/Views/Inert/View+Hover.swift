nonisolated extension View {
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { self }

    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }

    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

    public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

    public func pointerStyle(_ style: PointerStyle?) -> some View { self }
}
