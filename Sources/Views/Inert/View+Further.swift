public import Foundation

extension View {
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> Content
    ) -> some View { self }

    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: () -> Content
    ) -> some View { self }

    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View { self }

    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View { self }

    public func defaultAppStorage(_ store: UserDefaults) -> some View { self }

    public func backgroundExtensionEffect() -> some View { self }

    /// The shape that a `ContainerRelativeShape` inside would take up.
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }
}

extension EnvironmentValues {
    public var keyboardShortcut: KeyboardShortcut? { nil }

    public var contentTransition: ContentTransition {
        get { .identity }
        set {}
    }

    public var menuOrder: MenuOrder {
        get { .automatic }
        set {}
    }
}

public nonisolated struct SearchScopeActivation: Hashable, Sendable {
    private let name: String

    public static let automatic = SearchScopeActivation(name: "automatic")
    public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
    public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

/// Places of a view between which assistive technology can jump.
public nonisolated protocol AccessibilityRotorContent {}

public nonisolated struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    public init(_ label: Text, id: ID) {}

    public init(_ label: LocalizedStringKey, id: ID) {}

    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, id: ID) {}
}

public nonisolated struct AccessibilityRotorEntries: AccessibilityRotorContent {}

@resultBuilder
public nonisolated enum AccessibilityRotorContentBuilder {
    public static func buildExpression(
        _ entry: some AccessibilityRotorContent
    ) -> AccessibilityRotorEntries { AccessibilityRotorEntries() }

    /// Entries for each element of a collection.
    public static func buildExpression<Data, ID, Content>(
        _ entries: ForEach<Data, ID, Content>
    ) -> AccessibilityRotorEntries { AccessibilityRotorEntries() }

    public static func buildBlock(_ entries: AccessibilityRotorEntries...) -> AccessibilityRotorEntries {
        AccessibilityRotorEntries()
    }

    public static func buildOptional(_ entries: AccessibilityRotorEntries?) -> AccessibilityRotorEntries {
        AccessibilityRotorEntries()
    }
}

/// What is dragged to another app; here nothing is.
public final class NSItemProvider: NSObject {
    override public init() {}

    public init(object: Any) {}

    public convenience init?(contentsOf url: URL) {
        self.init()
    }
}

extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
    public typealias Body = Never
}

/// A height of a sheet that a function decides.
public protocol CustomPresentationDetent {
    typealias Context = PresentationDetent.Context

    static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent {
    /// What a sheet's height is decided by.
    public struct Context {
        public let maxDetentValue: CGFloat
    }

    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent { .large }
}
