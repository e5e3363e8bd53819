/// The label of a button that has a role and declares none.
public nonisolated struct DefaultButtonLabel: View {
    let role: ButtonRole

    @MainActor public var body: some View {
        switch role {
        case .cancel: Label("Cancel", systemImage: "xmark")
        case .close: Label("Close", systemImage: "xmark")
        case .confirm: Label("Done", systemImage: "checkmark")
        case .destructive: Label("Delete", systemImage: "trash")
        default: Label("OK", systemImage: "checkmark")
        }
    }
}

extension Button where Label == DefaultButtonLabel {
    /// A button that says what its role does.
    @preconcurrency public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}
