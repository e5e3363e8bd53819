nonisolated extension View {
    /// Without effect: nothing moves in a picture.
    public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View { self }

    /// Without effect: nothing moves in a picture.
    public func animation(_ animation: Animation?) -> some View { self }

    /// Makes the view by the closure; the animation itself is without effect.
    public func animation<Content: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> Content
    ) -> some View {
        body(PlaceholderContentView(self))
    }

    /// Without effect: nothing moves in a picture.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }

    /// Without effect: nothing moves in a picture.
    public func transaction<Value: Equatable>(
        value: Value, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View { self }

    /// Makes the view by the closure; the transaction itself is without effect, and `transform` is never called.
    public func transaction<Content: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> Content
    ) -> some View {
        body(PlaceholderContentView(self))
    }

    /// Without effect: a view is there or not, and never on its way.
    public func transition(_ transition: AnyTransition) -> some View { self }

    /// Without effect: a view is there or not, and never on its way.
    public func transition<Kind: Transition>(_ transition: Kind) -> some View { self }

    /// Without effect: contents are shown as they are, and never on their way.
    public func contentTransition(_ transition: ContentTransition) -> some View { self }

    /// Without effect: each view is shown where its own layout puts it.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View { self }

    /// Without effect: no transition begins in a picture.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

    /// Without effect: no transition begins in a picture, and its configuration is not asked for.
    public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) ->
            some MatchedTransitionSourceConfiguration
    ) -> some View { self }

    /// Without effect: screens are shown as they are, and never on their way.
    public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

    /// Without effect: nothing moves in a picture.
    public func geometryGroup() -> some View { self }

    /// Shows the first phase, as before the first change.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        phases.first { _ in true }.map { content(PlaceholderContentView(self), $0) }
    }

    /// Shows the first phase, whatever the trigger's value is.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        phases.first { _ in true }.map { content(PlaceholderContentView(self), $0) }
    }

    /// Shows the initial value; the keyframes are not asked for.
    public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        content(PlaceholderContentView(self), initialValue)
    }

    /// Shows the initial value, whatever the trigger's value is; the keyframes are not asked for.
    public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        content(PlaceholderContentView(self), initialValue)
    }
}
