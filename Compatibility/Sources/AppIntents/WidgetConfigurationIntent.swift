/// What a person has chosen for a widget; the widget reads its parameters, and nothing is done.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
    public func perform() async throws -> IntentResultContainer<Never?> {
        IntentResultContainer(value: nil, dialog: nil)
    }
}

/// What a person has chosen for a control; the control reads its parameters, and nothing is done.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
    public func perform() async throws -> IntentResultContainer<Never?> {
        IntentResultContainer(value: nil, dialog: nil)
    }
}

/// An intent of what is shown while something goes on.
public protocol LiveActivityIntent: AppIntent {}
