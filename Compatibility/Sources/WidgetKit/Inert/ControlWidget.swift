public import AppIntents
public import SwiftUI

/// A button or a switch among the system's controls, which is not shown here.
@MainActor @preconcurrency
public protocol ControlWidget {
    associatedtype Body: ControlWidgetConfiguration

    var body: Body { get }

    init()
}

/// What a control shows.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {}

extension ControlWidgetConfiguration {
    nonisolated public func displayName(_ name: LocalizedStringResource) -> some ControlWidgetConfiguration {
        self
    }

    nonisolated public func description(_ description: LocalizedStringResource)
        -> some ControlWidgetConfiguration
    { self }

    nonisolated public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}

extension WidgetBundleBuilder {
    @MainActor @preconcurrency
    public static func buildExpression(_ control: some ControlWidget) -> some Widget { GroupedWidgets() }
}

/// What a control looks like.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {}

/// Asks what a control shows.
public protocol ControlValueProvider {
    associatedtype Value

    var previewValue: Value { get }

    func currentValue() async throws -> Value
}

/// Asks what a control shows that a person can set up.
public protocol AppIntentControlValueProvider {
    associatedtype Value
    associatedtype Configuration: ControlConfigurationIntent

    func previewValue(configuration: Configuration) -> Value
    func currentValue(configuration: Configuration) async throws -> Value
}

/// A control that a person cannot set up.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
    nonisolated public init(kind: String, content: @escaping () -> Content) {}

    nonisolated public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider, content: @escaping (Provider.Value) -> Content
    ) {}
}

/// A control that a person can set up.
public struct AppIntentControlConfiguration<
    Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
    nonisolated public init(
        kind: String, intent: Configuration.Type = Configuration.self,
        content: @escaping (Configuration) -> Content
    ) {}

    nonisolated public init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider, content: @escaping (Provider.Value) -> Content
    ) where Provider.Configuration == Configuration {}
}

extension ControlWidgetTemplate {
    nonisolated public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }

    nonisolated public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }
}

/// A control that performs an intent.
public struct ControlWidgetButton<Label: View, ActionLabel: View>: ControlWidgetTemplate {
    nonisolated public init<Action: AppIntent>(
        action: Action, @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder actionLabel: @escaping (_ isActive: Bool) -> ActionLabel
    ) {}

    nonisolated public init<Action: AppIntent>(
        action: Action, @ViewBuilder label: @escaping () -> Label
    ) where ActionLabel == EmptyView {}

    nonisolated public init<Action: AppIntent>(
        _ titleKey: LocalizedStringKey, action: Action,
        @ViewBuilder actionLabel: @escaping (_ isActive: Bool) -> ActionLabel
    ) where Label == Text {}
}

/// A control that turns something on and off.
public struct ControlWidgetToggle<Label: View, ValueLabel: View>: ControlWidgetTemplate {
    nonisolated public init<Action: AppIntent>(
        isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder valueLabel: @escaping (_ isOn: Bool) -> ValueLabel
    ) {}

    nonisolated public init<Action: AppIntent>(
        _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (_ isOn: Bool) -> ValueLabel
    ) where Label == Text {}

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, Action: AppIntent>(
        _ title: S, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (_ isOn: Bool) -> ValueLabel
    ) where Label == Text {}
}

/// Asks for the controls anew, of which none is shown.
public final class ControlCenter: Sendable {
    public static let shared = ControlCenter()

    public func reloadAllControls() {}

    public func reloadControls(ofKind kind: String) {}
}
