/// Changes a view; a reusable piece of look.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = ModifierContent<Self>

    @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier is applied to.
public struct ModifierContent<Modifier>: PrimitiveView {
    private let content: any View

    package init(_ content: any View) {
        self.content = content
    }

    package var primitive: Primitive { .list([Primitive.Element(view: content)]) }
}

/// A view with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
    package var primitive: Primitive {
        .made { context in
            var modifier = modifier
            context.supply(&modifier)
            return modifier.body(content: ModifierContent(content))
        }
    }
}

/// A modifier that changes nothing.
public nonisolated struct EmptyModifier: ViewModifier, Sendable {
    public init() {}

    public func body(content: Content) -> some View { content }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: ModifierContent<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

extension ViewModifier {
    public func concat<Other: ViewModifier>(_ modifier: Other) -> ModifiedContent<Self, Other> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension View {
    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
