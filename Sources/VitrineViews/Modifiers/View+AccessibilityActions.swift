nonisolated extension View {
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        interaction(.action(AccessibilityActionHandler(name: .kind(actionKind), perform: handler)))
    }

    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        accessibilityProperties { $0.actions.append(name) }
            .interaction(.action(AccessibilityActionHandler(name: .named(name), perform: handler)))
    }

    public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }

    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(name), handler)
    }

    public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        modified(
            by: .actionContent(
                label().accessibilityElement(children: .combine).accessibilityAction(.default, action)))
    }

    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        modified(by: .actionContent(content()))
    }

    /// Actions of a category by which assistive technologies may group them; here they are among the others.
    public func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View { accessibilityActions(content) }
}
