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
    @_disfavoredOverload
    public func hoverEffect(
        _ effect: some CustomHoverEffect, in group: HoverEffectGroup? = nil, isEnabled: Bool = true
    ) -> some View { self }

    /// Without effect: no pointer hovers over a picture, and the body is not asked for.
    public func hoverEffect<Effect: HoverEffectContent>(
        in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
        body: @escaping (EmptyHoverEffectContent, Bool, GeometryProxy) -> Effect
    ) -> some View { self }

    /// Without effect: no pointer hovers over a picture.
    public func hoverEffectGroup(_ group: HoverEffectGroup?) -> some View { self }

    /// Without effect: no pointer hovers over a picture.
    public func hoverEffectGroup() -> some View { self }

    /// Without effect: no pointer hovers over a picture.
    public func hoverEffectGroup(
        id: String? = nil, in namespace: Namespace.ID, behavior: HoverEffectGroup.Behavior = .activatesGroup
    ) -> some View { self }

    /// Without effect: no pointer hovers over a picture.
    public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }

    /// Without effect: no pointer hovers over a picture.
    public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

    /// Without effect: no pointer hovers over a picture.
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

    /// Without effect: no pointer hovers over a picture.
    public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

    /// Without effect: no pointer hovers over a picture.
    @_disfavoredOverload
    public func defaultHoverEffect(_ effect: some CustomHoverEffect) -> some View { self }

    /// Without effect: no pointer hovers over a picture.
    public func pointerStyle(_ style: PointerStyle?) -> some View { self }

    /// Without effect: there is no pencil, so the action is never run.
    public func onPencilDoubleTap(
        perform action: @escaping (PencilDoubleTapGestureValue) -> Void
    ) -> some View { self }

    /// Without effect: there is no pencil, so the action is never run.
    public func onPencilSqueeze(
        perform action: @escaping (PencilSqueezeGesturePhase) -> Void
    ) -> some View { self }
}
