public import AppIntents
public import SwiftUI

/// A widget that a person can set up.
public nonisolated struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
    InertWidgetConfiguration, DrawnConfiguration
{
    private let content: (Any) -> Content?
    var hasContentMargins: Bool { true }

    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        self.content = { ($0 as? Provider.Entry).map(content) }
    }

    @MainActor func view(of entry: Any) -> AnyView? { content(entry).map { AnyView($0) } }
}
