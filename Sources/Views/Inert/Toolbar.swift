/// Items of a bar.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent

    @ToolbarContentBuilder var body: Body { get }
}

/// Items of a bar that a user may rearrange.
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

extension ToolbarContent where Body == Never {
    public var body: Never { preconditionFailure("bars are not shown") }
}

@resultBuilder
public enum ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> ToolbarItems {
        ToolbarItems()
    }

    public static func buildBlock(_ items: ToolbarItems...) -> ToolbarItems { ToolbarItems() }

    public static func buildIf(_ items: ToolbarItems?) -> ToolbarItems { ToolbarItems() }

    public static func buildEither(first items: ToolbarItems) -> ToolbarItems { items }

    public static func buildEither(second items: ToolbarItems) -> ToolbarItems { items }

    public static func buildLimitedAvailability(_ items: ToolbarItems) -> ToolbarItems { items }
}

/// What a builder has collected for a bar.
public nonisolated struct ToolbarItems: CustomizableToolbarContent {
    public typealias Body = Never
}

public struct ToolbarItem<ID, Content: View>: CustomizableToolbarContent {
    public typealias Body = Never

    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) where ID == String {}
}

extension ToolbarItem where ID == () {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

public struct ToolbarItemGroup<Content: View>: CustomizableToolbarContent {
    public typealias Body = Never

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

public nonisolated struct ToolbarSpacer: CustomizableToolbarContent {
    public typealias Body = Never

    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

public nonisolated struct SpacerSizing: Hashable, Sendable {
    private let name: String

    public static let flexible = SpacerSizing(name: "flexible")
    public static let fixed = SpacerSizing(name: "fixed")
}

public nonisolated struct ToolbarItemPlacement: Hashable, Sendable {
    private let name: String

    public static let automatic = ToolbarItemPlacement(name: "automatic")
    public static let principal = ToolbarItemPlacement(name: "principal")
    public static let navigation = ToolbarItemPlacement(name: "navigation")
    public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
    public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
    public static let status = ToolbarItemPlacement(name: "status")
    public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
    public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
    public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
    public static let keyboard = ToolbarItemPlacement(name: "keyboard")
    public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
    public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
    public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
    public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
    public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
    public static let title = ToolbarItemPlacement(name: "title")
    public static let subtitle = ToolbarItemPlacement(name: "subtitle")
}

public nonisolated struct ToolbarPlacement: Hashable, Sendable {
    private let name: String

    public static let automatic = ToolbarPlacement(name: "automatic")
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    public static let tabBar = ToolbarPlacement(name: "tabBar")
}

public nonisolated struct ToolbarRole: Hashable, Sendable {
    private let name: String

    public static let automatic = ToolbarRole(name: "automatic")
    public static let browser = ToolbarRole(name: "browser")
    public static let editor = ToolbarRole(name: "editor")
    public static let navigationStack = ToolbarRole(name: "navigationStack")
}

public nonisolated struct ToolbarTitleDisplayMode: Hashable, Sendable {
    private let name: String

    public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
    public static let inline = ToolbarTitleDisplayMode(name: "inline")
    public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
    public static let large = ToolbarTitleDisplayMode(name: "large")
}

public nonisolated struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String

    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    public static let title = ToolbarDefaultItemKind(name: "title")
    public static let search = ToolbarDefaultItemKind(name: "search")
}

extension ToolbarContent {
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

/// The menu of a bar's title.
public struct ToolbarTitleMenu<Content: View>: CustomizableToolbarContent {
    public typealias Body = Never

    public init(@ViewBuilder content: () -> Content) {}
}

extension ToolbarTitleMenu where Content == EmptyView {
    public init() {}
}
