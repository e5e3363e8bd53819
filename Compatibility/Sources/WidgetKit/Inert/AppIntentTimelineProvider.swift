public import AppIntents
import SwiftUI

/// Gives a widget that a person can set up its entries.
public protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: WidgetConfigurationIntent
    typealias Context = TimelineProviderContext

    func placeholder(in context: Context) -> Entry
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// A choice that is offered where people cannot choose themselves.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent>: Sendable {
    public init(intent: Intent, description: Text) {}

    public init(intent: Intent, description: LocalizedStringKey) {}

    @_disfavoredOverload
    public init<S: StringProtocol>(intent: Intent, description: S) {}
}
