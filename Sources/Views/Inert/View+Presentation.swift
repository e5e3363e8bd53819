public import Foundation

// What lies over a screen is not part of a component's picture; show its content as a component of its own.

extension View {
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }

    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }

    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }

    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }

    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }

    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }

    public func inspector<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> Content
    ) -> some View { self }

    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View { self }

    public func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
    ) -> some View { self }

    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View { self }

    public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

    public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View { self }

    public func presentationBackground<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) -> some View { self }

    public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { self }

    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

    public func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View { self }

    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

    public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> some View { self }

    public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }

    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// A height that a sheet may have.
public nonisolated enum PresentationDetent: Hashable, Sendable {
    case large, medium
    case fraction(CGFloat)
    case height(CGFloat)
}

public nonisolated struct PresentationBackgroundInteraction: Hashable, Sendable {
    private let name: String

    public static let automatic = PresentationBackgroundInteraction(name: "automatic")
    public static let enabled = PresentationBackgroundInteraction(name: "enabled")
    public static let disabled = PresentationBackgroundInteraction(name: "disabled")

    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        enabled
    }
}

public nonisolated struct PresentationContentInteraction: Hashable, Sendable {
    private let name: String

    public static let automatic = PresentationContentInteraction(name: "automatic")
    public static let resizes = PresentationContentInteraction(name: "resizes")
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

public nonisolated struct PresentationAdaptation: Hashable, Sendable {
    private let name: String

    public static let automatic = PresentationAdaptation(name: "automatic")
    public static let none = PresentationAdaptation(name: "none")
    public static let popover = PresentationAdaptation(name: "popover")
    public static let sheet = PresentationAdaptation(name: "sheet")
    public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// How large a sheet would be.
public nonisolated protocol PresentationSizing: Sendable {}

public nonisolated struct StandardPresentationSizing: PresentationSizing {}

extension PresentationSizing where Self == StandardPresentationSizing {
    public static var automatic: StandardPresentationSizing { StandardPresentationSizing() }
    public static var page: StandardPresentationSizing { StandardPresentationSizing() }
    public static var form: StandardPresentationSizing { StandardPresentationSizing() }
    public static var fitted: StandardPresentationSizing { StandardPresentationSizing() }
}

/// Where a popover would point.
public nonisolated enum PopoverAttachmentAnchor: Sendable {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)
}
