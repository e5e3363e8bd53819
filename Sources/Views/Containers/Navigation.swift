import Foundation

/// Screens on top of each other; the picture shows the first one without its bar.
public struct NavigationStack<Data, Root: View>: View {
    private let root: Root

    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
    }

    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
    }

    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
    {
        self.root = root()
    }

    public var body: some View { root }
}

/// Screens on top of each other, as earlier systems spell it.
public struct NavigationView<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View { content }
}

/// Screens beside each other; the picture shows the first column, as on a phone.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let sidebar: Sidebar

    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.sidebar = sidebar()
    }

    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
    where Content == EmptyView {
        self.sidebar = sidebar()
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.sidebar = sidebar()
    }

    public var body: some View { sidebar }
}

public nonisolated struct NavigationSplitViewVisibility: Hashable, Sendable {
    private let name: String

    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    public static let all = NavigationSplitViewVisibility(name: "all")
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// Which screens lie on top of the first one.
public nonisolated struct NavigationPath: Equatable {
    private var elements: [AnyHashable] = []

    public init() {}

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }

    public mutating func append<Value: Hashable>(_ value: Value) {
        elements.append(AnyHashable(value))
    }

    public mutating func removeLast(_ count: Int = 1) {
        elements.removeLast(count)
    }
}

/// A button that leads to another screen.
public struct NavigationLink<Label: View, Destination: View>: View {
    private let label: Label
    @Environment(\.isInListRow) private var isInListRow

    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    public var body: some View {
        if isInListRow {
            HStack(spacing: 8) {
                label
                Spacer(minLength: 0)
                Chevron(direction: .forward).foregroundStyle(HierarchicalShapeStyle.tertiary)
            }
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isButton)
        } else {
            Button(action: {}, label: { label })
        }
    }
}

extension NavigationLink where Destination == Never {
    public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) where Label == Text {
        self.label = Text(titleKey)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, Value: Hashable>(_ title: S, value: Value?) where Label == Text {
        self.label = Text(title)
    }
}

extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.label = Text(titleKey)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.label = Text(title)
    }

    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.label = Text(titleKey)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.label = Text(title)
    }
}
