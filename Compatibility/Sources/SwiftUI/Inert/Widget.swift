/// A view on the home screen, which is not shown here but by the previews of its views.
@MainActor @preconcurrency
public protocol Widget {
    associatedtype Body: WidgetConfiguration

    var body: Body { get }

    init()
}

extension Widget {
    /// Ends at once; a catalogue draws the views.
    public static func main() {}
}

/// What a widget shows and when.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration

    var body: Body { get }
}

extension Never: WidgetConfiguration {}

/// Configurations that have no configurations inside.
public protocol InertWidgetConfiguration: WidgetConfiguration where Body == Never {}

extension InertWidgetConfiguration {
    public var body: Never { fatalError("nothing asks for the configuration of a widget") }
}

/// The widgets of an app.
@MainActor @preconcurrency
public protocol WidgetBundle {
    associatedtype Body: Widget

    @WidgetBundleBuilder var body: Body { get }

    init()
}

extension WidgetBundle {
    /// Ends at once; a catalogue draws the views.
    public static func main() {}
}

@resultBuilder
public enum WidgetBundleBuilder {
    public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget {
        GroupedWidgets()
    }

    public static func buildOptional(_ widget: (any Widget)?) -> some Widget { GroupedWidgets() }

    public static func buildLimitedAvailability(_ widget: any Widget) -> some Widget { GroupedWidgets() }
}

/// Widgets that nobody shows.
public struct GroupedWidgets: Widget {
    public struct Configuration: InertWidgetConfiguration {}

    nonisolated public init() {}

    public var body: Configuration { Configuration() }
}
