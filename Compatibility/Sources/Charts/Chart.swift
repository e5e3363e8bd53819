import Foundation
public import Vitrine

/// Values as bars, lines, areas, points, rules and sectors.
public struct Chart<Content: ChartContent>: View {
    @Environment(\.chartOptions) private var options
    @Environment(\.calendar) private var calendar
    private let content: Content

    public init(@ChartContentBuilder content: () -> Content) {
        self.content = content()
    }

    /// Marks for each element.
    public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(data, content: content)
    }

    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = ForEach(data, id: id, content: content)
    }

    public var body: some View {
        var collected = ChartMarks()
        content.collect(into: &collected)
        return ChartBody(marks: collected.marks, options: options, calendar: calendar)
    }
}

/// A chart of marks.
private struct ChartBody: View {
    let marks: [Mark]
    let options: ChartOptions
    let calendar: Calendar

    var body: some View {
        GeometryReader { proxy in
            let plan = ChartPlan(marks, options, size: proxy.size, calendar: calendar)
            if let name = plan.unsupported {
                PlaceholderView("Chart with \(name)")
            } else {
                ChartWithLegend(plan: plan)
                    .frame(width: proxy.size.width, height: proxy.size.height)
            }
        }
    }
}
