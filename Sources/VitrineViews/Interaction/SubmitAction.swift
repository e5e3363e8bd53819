/// The action that is performed when a text is submitted.
struct SubmitAction {
    var triggers: SubmitTriggers
    var perform: () -> Void
}

extension EnvironmentValues {
    /// The outermost first.
    var submitActions: [SubmitAction] {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }

    /// Does what is to be done, the innermost first.
    package func submit(_ trigger: SubmitTriggers) {
        for action in submitActions.reversed() where action.triggers.contains(trigger) { action.perform() }
    }
}

private enum SubmitActionsKey: EnvironmentKey { static var defaultValue: [SubmitAction] { [] } }
