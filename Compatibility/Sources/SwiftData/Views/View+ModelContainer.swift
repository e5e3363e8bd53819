public import Vitrine

nonisolated extension View {
    /// Gives views the models of a container.
    public func modelContainer(_ container: ModelContainer) -> some View {
        modifier(ContainerModifier(container: container))
    }

    /// Gives views a container of their own for the models of some types.
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modifier(OwnContainerModifier(types: modelTypes, onSetup: onSetup))
    }

    /// Gives views a container of their own for the models of a type.
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
            isUndoEnabled: isUndoEnabled, onSetup: onSetup)
    }

    /// Gives views the models of a context.
    public func modelContext(_ context: ModelContext) -> some View { environment(\.modelContext, context) }
}

private nonisolated struct ContainerModifier: ViewModifier {
    let container: ModelContainer

    @MainActor func body(content: Content) -> some View {
        content.environment(\.modelContext, container.mainContext)
    }
}

/// Makes a container when the view is first resolved, and keeps it with the view.
private nonisolated struct OwnContainerModifier: ViewModifier {
    private final class Owner {
        var container: ModelContainer?
    }

    let types: [any PersistentModel.Type]
    let onSetup: (Result<ModelContainer, any Error>) -> Void
    @State private var owner = Owner()

    @MainActor func body(content: Content) -> some View {
        content.environment(\.modelContext, container.mainContext)
    }

    @MainActor private var container: ModelContainer {
        if let container = owner.container { return container }
        let container = ModelContainer(schema: Schema(types))
        owner.container = container
        onSetup(.success(container))
        return container
    }
}
