public import ActivityKit
public import SwiftUI

/// What an activity looks like; previews show it as it stands on the lock screen.
public nonisolated struct ActivityConfiguration<Attributes: ActivityAttributes>: InertWidgetConfiguration,
    DrawnConfiguration
{
    private let content: (ActivityViewContext<Attributes>) -> AnyView
    var hasContentMargins: Bool { false }

    public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {
        self.content = { AnyView(content($0)) }
    }

    @MainActor func view(of entry: Any) -> AnyView? {
        (entry as? ActivityViewContext<Attributes>).map(content)
    }
}

/// An activity as its view is told of it.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    public let attributes: Attributes
    public let state: Attributes.ContentState
    public let activityID: String
    public let isStale: Bool
}
