nonisolated extension View {
    /// Lets tests raise and lower the view's value; a picture never does.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { interaction(.adjustment(Adjustment(step: handler))) }

    /// Without effect: the action is never run.
    public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }

    /// Without effect: the large content viewer is never shown.
    public func accessibilityShowsLargeContentViewer() -> some View { self }

    /// Without effect: the large content viewer is never shown.
    public func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View { self }

    /// Without effect on pictures and tests.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    /// Without effect on pictures and tests.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

    /// Without effect on pictures and tests.
    public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View { self }

    /// Without effect on pictures and tests.
    public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        self
    }

    /// Without effect: there is no rotor.
    public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        self
    }

    /// Without effect on pictures and tests.
    public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View { self }

    /// Without effect on pictures and tests.
    public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions
    ) -> some View { self }

    /// Without effect: nothing is dragged.
    public func accessibilityDragPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool = true
    ) -> some View { self }

    /// Without effect: nothing is dragged.
    public func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
    ) -> some View { self }

    /// Without effect: nothing is dragged.
    @_disfavoredOverload
    public func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool = true
    ) -> some View { self }

    /// Without effect: nothing is dragged.
    @_disfavoredOverload
    public func accessibilityDragPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool = true
    ) -> some View { self }

    /// Without effect: nothing is dropped.
    public func accessibilityDropPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool = true
    ) -> some View { self }

    /// Without effect: nothing is dropped.
    public func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
    ) -> some View { self }

    /// Without effect: nothing is dropped.
    @_disfavoredOverload
    public func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool = true
    ) -> some View { self }

    /// Without effect: nothing is dropped.
    @_disfavoredOverload
    public func accessibilityDropPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool = true
    ) -> some View { self }

    /// Without effect: the action is never run.
    public func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> some View { self }

    /// Without effect: nothing is announced.
    public func accessibilityScrollStatus(_ status: LocalizedStringKey, isEnabled: Bool = true) -> some View {
        self
    }

    /// Without effect: nothing is announced.
    @_disfavoredOverload
    public func accessibilityScrollStatus<S: StringProtocol>(
        _ status: S, isEnabled: Bool = true
    ) -> some View { self }

    /// Without effect: nothing is announced.
    @_disfavoredOverload
    public func accessibilityScrollStatus(
        _ status: LocalizedStringResource, isEnabled: Bool = true
    ) -> some View { self }

    /// Without effect: nothing is announced.
    public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View { self }

    /// Without effect: there are no quick actions, and the content is not asked for.
    public func accessibilityQuickAction<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View { self }
}
