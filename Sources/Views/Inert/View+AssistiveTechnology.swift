nonisolated extension View {
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { interaction(.adjustment(Adjustment(step: handler))) }

    public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }

    public func accessibilityShowsLargeContentViewer() -> some View { self }

    public func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View { self }

    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

    public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View { self }

    public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        self
    }

    public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        self
    }

    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> Content
    ) -> some View { self }

    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: () -> Content
    ) -> some View { self }

    public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View { self }

    public func accessibilityZoomAction(_ handler: @escaping (Int) -> Void) -> some View { self }

    public func accessibilityQuickAction<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View { self }
}
