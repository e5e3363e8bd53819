nonisolated extension View {
    /// Adds rows with what one can do with a section behind its content.
    public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let actions = AnyView(content())
        return changingEnvironment { $0.sectionActions = actions }
    }
}

extension EnvironmentValues {
    /// Of the next section inside.
    var sectionActions: AnyView? {
        get { self[SectionActionsKey.self] }
        set { self[SectionActionsKey.self] = newValue }
    }
}

private enum SectionActionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
