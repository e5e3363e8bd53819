/// Makes the content of a chart of several marks.
@resultBuilder
public enum ChartContentBuilder {
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }

    public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }

    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: ChartContent>(
        _ content: repeat each Content
    ) -> SeveralChartContents {
        var contents: [any ChartContent] = []
        repeat contents.append(each content)
        return SeveralChartContents(contents: contents)
    }

    public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: ChartContent, Second: ChartContent>(
        first content: First
    ) -> EitherChartContent<First, Second> { .first(content) }

    public static func buildEither<First: ChartContent, Second: ChartContent>(
        second content: Second
    ) -> EitherChartContent<First, Second> { .second(content) }

    public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> AnyChartContent
    {
        AnyChartContent(content)
    }
}

/// No marks.
public nonisolated struct EmptyChartContent: PrimitiveChartContent {
    @MainActor public func collect(into marks: inout ChartMarks) {}
}

/// One content after the other.
public nonisolated struct SeveralChartContents: PrimitiveChartContent {
    let contents: [any ChartContent]

    @MainActor public func collect(into marks: inout ChartMarks) {
        for content in contents { content.collect(into: &marks) }
    }
}

/// One of two contents.
public nonisolated enum EitherChartContent<First: ChartContent, Second: ChartContent>: PrimitiveChartContent {
    case first(First)
    case second(Second)

    @MainActor public func collect(into marks: inout ChartMarks) {
        switch self {
        case .first(let content): content.collect(into: &marks)
        case .second(let content): content.collect(into: &marks)
        }
    }
}
