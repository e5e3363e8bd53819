public import ActivityKit
public import SwiftUI

/// What the `#Preview` of a widget shows: its entries below each other, each in the size of a family.
public struct WidgetPreview: View {
    private let widget: any Widget
    private let entries: [Any]
    private let surface: Surface

    private enum Surface {
        case family(WidgetFamily)
        case activity(ActivityPreviewViewKind)
    }

    public init(
        as family: WidgetFamily, widget: @MainActor () -> any Widget,
        @PreviewTimelineBuilder timeline: @MainActor () -> [any TimelineEntry]
    ) {
        self.widget = widget()
        self.entries = timeline()
        self.surface = .family(family)
    }

    public init<Attributes: ActivityAttributes>(
        as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
        widget: @MainActor () -> any Widget,
        @PreviewTimelineBuilder contentStates: @MainActor () -> [Attributes.ContentState]
    ) {
        self.widget = widget()
        self.entries = contentStates().map {
            ActivityViewContext(attributes: attributes, state: $0, activityID: "preview", isStale: false)
        }
        self.surface = .activity(viewKind)
    }

    public var body: some View {
        VStack(spacing: 16) {
            ForEach(entries.indices, id: \.self) { shown(entries[$0]) }
        }
    }

    @ViewBuilder private func shown(_ entry: Any) -> some View {
        let configuration = configuration(of: widget)
        if let content = configuration?.view(of: entry) {
            switch surface {
            case .family(let family):
                content.modifier(
                    WidgetSurface(
                        family: family, hasContentMargins: configuration?.hasContentMargins ?? true))
            case .activity(.content):
                content
                    .frame(width: 361)
                    .background(.background)
                    .clipShape(RoundedRectangle(cornerRadius: 22, style: .continuous))
            case .activity:
                PlaceholderView("Dynamic Island")
            }
        } else {
            PlaceholderView("\(type(of: widget)) of \(type(of: entry))")
        }
    }

    private func configuration(of widget: some Widget) -> (any DrawnConfiguration)? { widget.body.drawn }
}

/// Where a preview shows an activity.
public struct ActivityPreviewViewKind: Hashable, Sendable {
    public enum DynamicIslandPreviewViewState: Sendable {
        case compact, expanded, minimal
    }

    private let island: DynamicIslandPreviewViewState?

    public static let content = ActivityPreviewViewKind(island: nil)

    /// A labelled box: what stands beside the camera is not drawn.
    public static func dynamicIsland(_ state: DynamicIslandPreviewViewState) -> ActivityPreviewViewKind {
        ActivityPreviewViewKind(island: state)
    }
}

@resultBuilder
public enum PreviewTimelineBuilder {
    public static func buildBlock<Entry>(_ entries: [Entry]...) -> [Entry] { entries.flatMap(\.self) }

    public static func buildExpression<Entry>(_ entry: Entry) -> [Entry] { [entry] }

    public static func buildArray<Entry>(_ entries: [[Entry]]) -> [Entry] { entries.flatMap(\.self) }

    public static func buildOptional<Entry>(_ entries: [Entry]?) -> [Entry] { entries ?? [] }

    public static func buildEither<Entry>(first: [Entry]) -> [Entry] { first }

    public static func buildEither<Entry>(second: [Entry]) -> [Entry] { second }
}

/// Shows a widget's entries in the size of a family; a catalogue of the module takes it in.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "PreviewMacros", type: "WidgetPreviewMacro")

/// Shows the states of an activity; a catalogue of the module takes it in.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
    _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> any Widget,
    @PreviewTimelineBuilder contentStates: @escaping @MainActor () -> [Attributes.ContentState]
) = #externalMacro(module: "PreviewMacros", type: "WidgetPreviewMacro")
