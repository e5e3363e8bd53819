/// Content whose marks a modifier changes. What was said closer to a mark goes before.
nonisolated struct ChangedChartContent<Content: ChartContent>: PrimitiveChartContent {
    let content: Content
    let change: (inout Mark) -> Void

    @MainActor func collect(into marks: inout ChartMarks) {
        let start = marks.marks.count
        content.collect(into: &marks)
        for index in start..<marks.marks.count { change(&marks.marks[index]) }
    }
}

nonisolated extension ChartContent {
    func changed(_ change: @escaping (inout Mark) -> Void) -> ChangedChartContent<Self> {
        ChangedChartContent(content: self, change: change)
    }

    /// Says what is said of the marks that it is not said of yet.
    func said<Value>(_ path: WritableKeyPath<Mark, Value?>, _ value: Value?) -> ChangedChartContent<Self> {
        changed { $0[keyPath: path] = $0[keyPath: path] ?? value }
    }
}
