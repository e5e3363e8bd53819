nonisolated extension View {
    func modified(by modification: Modification) -> Modified<Self> {
        Modified(content: self, modification: modification)
    }

    func modified(by modification: ResolvedModification) -> Modified<Self> {
        modified(by: .resolved(modification))
    }

    func changingEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) -> EnvironmentChanged<
        Self
    > {
        EnvironmentChanged(content: self, change: change)
    }
}
