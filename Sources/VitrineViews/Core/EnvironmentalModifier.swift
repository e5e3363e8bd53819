/// A modifier that becomes another one in the environment where it is used.
public protocol EnvironmentalModifier: ViewModifier {
    associatedtype ResolvedModifier: ViewModifier

    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    public func body(content: Content) -> some View {
        EnvironmentalContent(content: content, modifier: self)
    }
}

private struct EnvironmentalContent<Content: View, Modifier: EnvironmentalModifier>: PrimitiveView {
    let content: Content
    let modifier: Modifier

    var primitive: Primitive {
        .deferred { [content, modifier] context in
            content.modifier(modifier.resolve(in: context.environment))
        }
    }
}
