/// Makes one view of the statements of a closure.
@resultBuilder
public enum ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content {
        content
    }

    public static func buildBlock() -> EmptyView {
        EmptyView()
    }

    public static func buildBlock<Content: View>(_ content: Content) -> Content {
        content
    }

    @MainActor
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        var elements: [Primitive.Element] = []
        repeat elements.append(Primitive.Element(view: each content))
        return TupleView((repeat each content), elements: elements)
    }

    public static func buildIf<Content: View>(_ content: Content?) -> Content? {
        content
    }

    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> ConditionalContent<First, Second> {
        ConditionalContent(branch: .first(first))
    }

    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> ConditionalContent<First, Second> {
        ConditionalContent(branch: .second(second))
    }

    @MainActor
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}

/// Several views that a builder has collected.
public struct TupleView<Content>: PrimitiveView {
    public let value: Content
    private let elements: [Primitive.Element]

    init(_ value: Content, elements: [Primitive.Element]) {
        self.value = value
        self.elements = elements
    }

    package var primitive: Primitive { .list(elements) }
}

/// One of the two views of an `if` or a `switch`.
public nonisolated struct ConditionalContent<First: View, Second: View>: View {
    enum Branch {
        case first(First)
        case second(Second)
    }

    let branch: Branch
}

extension ConditionalContent: PrimitiveView {
    package var primitive: Primitive {
        switch branch {
        case .first(let view): .list([Primitive.Element(view: view)])
        case .second(let view): .list([Primitive.Element(branch: 1, view: view)])
        }
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
    package var primitive: Primitive {
        .list(map { [Primitive.Element(view: $0)] } ?? [])
    }
}
