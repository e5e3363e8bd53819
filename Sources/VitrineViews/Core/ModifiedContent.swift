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
        .deferred { context in
            var modifier = modifier
            context.supply(&modifier)
            if TypeNames.isOfLanguage(Modifier.self) {
                return modifier.body(content: ModifierContent(content))
            }
            return context.made(by: ModifiedContent(content: content, modifier: modifier)) {
                $0.modifier.body(content: ModifierContent($0.content))
            }
        }
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: ModifierContent<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}
