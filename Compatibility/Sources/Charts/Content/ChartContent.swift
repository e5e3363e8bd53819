public import Vitrine

/// What a chart shows: marks, and what is made of them.
@MainActor @preconcurrency
public protocol ChartContent {
    associatedtype Body: ChartContent

    @ChartContentBuilder var body: Body { get }

    /// Adds the marks to those of a chart.
    @MainActor func collect(into marks: inout ChartMarks)
}

nonisolated extension ChartContent {
    @MainActor public func collect(into marks: inout ChartMarks) { body.collect(into: &marks) }
}

/// The marks of a chart, in the order in which they are drawn.
public struct ChartMarks {
    var marks: [Mark] = []
}

extension Never: ChartContent {
    @MainActor public func collect(into marks: inout ChartMarks) {}
}

/// Content that is made of no other.
protocol PrimitiveChartContent: ChartContent where Body == Never {}

extension PrimitiveChartContent {
    public var body: Never { preconditionFailure("\(Self.self) is made of no other content") }
}

/// Content of any type.
public nonisolated struct AnyChartContent: PrimitiveChartContent {
    private let content: any ChartContent

    public init<Content: ChartContent>(_ content: Content) {
        self.content = content
    }

    @MainActor public func collect(into marks: inout ChartMarks) { content.collect(into: &marks) }
}

extension Optional: ChartContent where Wrapped: ChartContent {
    public var body: Never { preconditionFailure("an optional is made of no other content") }

    @MainActor public func collect(into marks: inout ChartMarks) { self?.collect(into: &marks) }
}

extension ForEach: ChartContent where Content: ChartContent {
    public var body: Never { preconditionFailure("ForEach is made of no other content") }

    @MainActor public func collect(into marks: inout ChartMarks) {
        for element in data { content(element).collect(into: &marks) }
    }

    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(elements: data, identifiedBy: { $0[keyPath: id] }, content: content)
    }
}

extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
    public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(elements: data, identifiedBy: { $0.id }, content: content)
    }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
    public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
        self.init(elements: data, identifiedBy: { $0 }, content: content)
    }
}
