public import Foundation

extension View {
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

    public func help(_ textKey: LocalizedStringKey) -> some View { self }

    public func help(_ text: Text) -> some View { self }

    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> some View { self }

    public func privacySensitive(_ sensitive: Bool = true) -> some View { self }

    public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

    public func allowsTightening(_ flag: Bool) -> some View { self }

    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

    public func menuOrder(_ order: MenuOrder) -> some View { self }

    public func menuIndicator(_ visibility: Visibility) -> some View { self }

    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }

    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        self
    }

    public func equatable() -> some View where Self: Equatable { self }

    public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }

    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }

    public func containerBackground<Style: ShapeStyle>(
        _ style: Style, for container: ContainerBackgroundPlacement
    ) -> some View { self }

    public func containerBackground<Content: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
        @ViewBuilder content: () -> Content
    ) -> some View { self }

    public func widgetURL(_ url: URL?) -> some View { self }

    public func unredacted() -> some View { environment(\.redactionReasons, []) }
}

public nonisolated struct MenuOrder: Hashable, Sendable {
    private let name: String

    public static let automatic = MenuOrder(name: "automatic")
    public static let priority = MenuOrder(name: "priority")
    public static let fixed = MenuOrder(name: "fixed")
}

public nonisolated struct MenuActionDismissBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

public nonisolated enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear, linear, extendedLinear
}

public nonisolated struct SpringLoadingBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = SpringLoadingBehavior(name: "automatic")
    public static let enabled = SpringLoadingBehavior(name: "enabled")
    public static let disabled = SpringLoadingBehavior(name: "disabled")
}

public nonisolated struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String

    public static let widget = ContainerBackgroundPlacement(name: "widget")
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
}
