import SwiftUI
import WidgetKit

struct StepsEntry: TimelineEntry {
    let date: Date
    let steps: Int
}

struct StepsProvider: TimelineProvider {
    func placeholder(in context: Context) -> StepsEntry { StepsEntry(date: .distantPast, steps: 0) }

    func getSnapshot(in context: Context, completion: @escaping (StepsEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<StepsEntry>) -> Void) {
        completion(Timeline(entries: [placeholder(in: context)], policy: .after(.distantFuture)))
    }
}

/// How far one has walked today.
struct StepsWidgetView: View {
    let entry: StepsEntry
    @Environment(\.widgetFamily) private var family

    var body: some View {
        HStack {
            VStack(alignment: .leading, spacing: 4) {
                Image(systemName: "figure.walk").font(.title2).foregroundStyle(.tint)
                Spacer()
                Text(entry.steps, format: .number).font(.title.bold()).widgetAccentable()
                Text("steps today").font(.caption).foregroundStyle(.secondary)
            }
            if family != .systemSmall {
                Spacer()
                Gauge(value: Double(entry.steps), in: 0...10_000) { Text("Goal") }
                    .gaugeStyle(.accessoryCircularCapacity)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .containerBackground(for: .widget) { Color.clear }
        .widgetURL(URL(string: "steps://today"))
    }
}

struct StepsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "steps", provider: StepsProvider()) { StepsWidgetView(entry: $0) }
            .configurationDisplayName("Steps")
            .description("How far you have walked today.")
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}

struct StepsWidget_Previews: PreviewProvider {
    static var previews: some View {
        StepsWidgetView(entry: StepsEntry(date: .distantPast, steps: 7_421))
            .previewContext(WidgetPreviewContext(family: .systemSmall))
            .previewDisplayName("Small")
        StepsWidgetView(entry: StepsEntry(date: .distantPast, steps: 7_421))
            .previewContext(WidgetPreviewContext(family: .systemMedium))
            .previewDisplayName("Medium")
    }
}

#Preview("Day", as: .systemMedium) {
    StepsWidget()
} timeline: {
    StepsEntry(date: .distantPast, steps: 1_200)
    StepsEntry(date: .distantPast, steps: 9_800)
}

#Preview("Without margins", as: .systemSmall) {
    GoalWidget()
} timeline: {
    StepsEntry(date: .distantPast, steps: 4_000)
}

/// A widget whose content reaches its edges.
struct GoalWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "goal", provider: StepsProvider()) { entry in
            VStack(spacing: 0) {
                Rectangle().fill(.tint).frame(height: 40)
                Text(entry.steps, format: .number).frame(maxHeight: .infinity)
            }
            .containerBackground(.yellow.gradient, for: .widget)
        }
        .contentMarginsDisabled()
    }
}
