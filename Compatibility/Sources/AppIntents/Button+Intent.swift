public import Vitrine

extension Button {
    /// A button that performs an intent.
    public init(role: ButtonRole? = nil, intent: some AppIntent, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: { Task { _ = try? await intent.perform() } }, label: label)
    }
}

extension Button where Label == Text {
    /// A button that performs an intent.
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: some AppIntent) {
        self.init(role: role, intent: intent) { Text(titleKey) }
    }

    /// A button that performs an intent.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, intent: some AppIntent) {
        self.init(role: role, intent: intent) { Text(title) }
    }
}

extension Toggle {
    /// A toggle that performs an intent.
    public init(isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label) {
        let state = Binding(
            get: { isOn }, set: { (_: Bool) in Task { _ = try? await intent.perform() } })
        self.init(isOn: state, label: label)
    }
}
