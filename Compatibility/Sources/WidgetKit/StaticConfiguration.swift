public import SwiftUI

/// A widget that a user cannot set up.
public nonisolated struct StaticConfiguration<Content: View>: InertWidgetConfiguration, DrawnConfiguration {
    private let content: (Any) -> Content?
    var hasContentMargins: Bool { true }

    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        self.content = { ($0 as? Provider.Entry).map(content) }
    }

    @MainActor func view(of entry: Any) -> AnyView? { content(entry).map { AnyView($0) } }
}
