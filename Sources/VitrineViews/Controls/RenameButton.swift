/// Begins to rename what is shown.
public nonisolated struct RenameButton: View {
    @Environment(\.renameAction) private var rename

    public init() {}

    @MainActor public var body: some View { Button("Rename", systemImage: "pencil") { rename?() } }
}

nonisolated extension View {
    /// Says what buttons for renaming do within the view.
    public func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.renameAction, action)
    }

    /// Lets buttons for renaming within the view go to a field.
    public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        environment(\.renameAction) { isFocused.wrappedValue = true }
    }
}

extension EnvironmentValues {
    fileprivate nonisolated var renameAction: (() -> Void)? {
        get { self[RenameActionKey.self] }
        set { self[RenameActionKey.self] = newValue }
    }
}

private nonisolated enum RenameActionKey: EnvironmentKey {
    static var defaultValue: (() -> Void)? { nil }
}
