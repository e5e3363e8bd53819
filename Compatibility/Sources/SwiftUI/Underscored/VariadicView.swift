// swift-format-ignore-file: NoLeadingUnderscores, AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

public import Vitrine

/// A container that is handed its views one by one: what packages wrote before `Group(subviews:)`.
public enum _VariadicView {
    public typealias Root = _VariadicView_Root
    public typealias ViewRoot = _VariadicView_ViewRoot
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    public typealias Children = _VariadicView_Children

    public struct Tree<Root: _VariadicView_Root, Content> {
        public var root: Root
        public var content: Content

        nonisolated public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.root = root
            self.content = content()
        }

        nonisolated public init(root: Root, content: Content) {
            self.root = root
            self.content = content
        }
    }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
    public var body: some View {
        Group(subviews: content) { root.body(children: $0) }
    }
}

public typealias _VariadicView_Children = SubviewsCollection

public protocol _VariadicView_Root {}

public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View

    @MainActor @preconcurrency @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A root that is one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root that is as many views as it shows.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// Names something that a view tells a container that is handed its views.
public protocol _ViewTraitKey: ContainerValueKey {}

extension View {
    nonisolated public func _trait<Key: _ViewTraitKey>(_ key: Key.Type, _ value: Key.Value) -> some View {
        containerValue(\.[TraitName<Key>()], value)
    }
}

extension Subview {
    public subscript<Key: _ViewTraitKey>(key: Key.Type) -> Key.Value {
        get { containerValues[key] }
        set { containerValues[key] = newValue }
    }

    public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? { id as? ID }
}

// The ids of children are `AnyHashable` on iOS, and are compared with such.
extension Subview.ID {
    public static func == (left: Self, right: AnyHashable?) -> Bool { AnyHashable(left) == right }

    public static func == (left: AnyHashable?, right: Self) -> Bool { left == AnyHashable(right) }
}

/// A key as a path of keys can hold it.
private struct TraitName<Key: _ViewTraitKey>: Hashable {}

extension ContainerValues {
    fileprivate subscript<Key: _ViewTraitKey>(name: TraitName<Key>) -> Key.Value {
        get { self[Key.self] }
        set { self[Key.self] = newValue }
    }
}
