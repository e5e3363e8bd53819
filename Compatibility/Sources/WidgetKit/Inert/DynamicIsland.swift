public import SwiftUI

/// Where an activity stands beside the camera.
public struct DynamicIsland {
    public enum ContentMarginMode: Sendable {
        case expanded, compactLeading, compactTrailing, minimal

        public static let all: Set<ContentMarginMode> = [
            .expanded, .compactLeading, .compactTrailing, .minimal,
        ]
    }

    public init<Expanded, CompactLeading: View, CompactTrailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded:
            @escaping () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping () -> CompactLeading,
        @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
        @ViewBuilder minimal: @escaping () -> Minimal
    ) {}

    public func widgetURL(_ url: URL?) -> DynamicIsland { self }

    public func keylineTint(_ color: Color?) -> DynamicIsland { self }

    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: Double, for mode: ContentMarginMode
    ) -> DynamicIsland { self }

    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: Double, for modes: Set<ContentMarginMode> = ContentMarginMode.all
    ) -> DynamicIsland { self }
}

/// What stands around the camera when an activity has room.
public struct DynamicIslandExpandedContent<Content> {
    init() {}
}

public struct DynamicIslandExpandedRegion<Content: View> {
    public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
        @ViewBuilder content: @escaping () -> Content
    ) {}
}

public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
    private let name: String

    public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
    public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
    public static let center = DynamicIslandExpandedRegionPosition(name: "center")
    public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
    private let name: String

    public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(name: "belowIfTooWide")
    public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(name: "default")
}

@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
    public static func buildBlock<each Content: View>(
        _ regions: repeat DynamicIslandExpandedRegion<each Content>
    ) -> DynamicIslandExpandedContent<(repeat each Content)> { DynamicIslandExpandedContent() }
}

/// How large an activity is where it is shown.
public enum ActivityFamily: Hashable, Sendable {
    case small, medium
}

extension EnvironmentValues {
    @Entry public var activityFamily = ActivityFamily.medium
    @Entry public var isActivityFullscreen = false
}

extension WidgetConfiguration {
    nonisolated public func supplementalActivityFamilies(
        _ families: [ActivityFamily]
    ) -> some WidgetConfiguration { self }
}

extension View {
    nonisolated public func activityBackgroundTint(_ color: Color?) -> some View { self }

    nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }

    nonisolated public func dynamicIsland(
        verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
    ) -> some View { self }
}
