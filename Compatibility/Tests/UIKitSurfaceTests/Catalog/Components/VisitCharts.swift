import Charts
import SwiftUI

/// How busy a shop is by day and hour, and how long its shifts are.
struct VisitCharts: View {
    private struct Visit: Identifiable {
        let id: Int

        var day: Int { id / 4 }
        var hour: Int { id % 4 }
        var count: Double { Double((day * 5 + hour * 7) % 11) }
    }

    private let visits = (0..<12).map(Visit.init)
    private let shifts = [("Mon", 9, 15), ("Tue", 11, 18), ("Wed", 8, 13)]

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("Visits").font(.headline)
            Chart(visits) { visit in
                Plot {
                    RectangleMark(
                        x: .value("Hour", "\(visit.hour + 10)"), y: .value("Day", "\(visit.day + 1)"),
                        width: .ratio(0.94), height: .ratio(0.9))
                }
                .foregroundStyle(by: .value("Count", visit.count))
                .clipShape(RoundedRectangle(cornerRadius: 4))
            }
            .chartForegroundStyleScale(range: Gradient(colors: [.blue, .green, .yellow, .red]))
            .chartLegend(.hidden)
            .frame(height: 110)
            Text("Shifts").font(.headline)
            Chart(shifts, id: \.0) { shift in
                BarMark(
                    xStart: .value("From", shift.1), xEnd: .value("To", shift.2), y: .value("Day", shift.0),
                    height: .fixed(20)
                )
                .clipShape(Capsule())
                .foregroundStyle(.teal.gradient)
            }
            .chartXScale(domain: 6...20)
            .frame(height: 130)
        }
        .padding()
        .frame(width: 340)
    }
}

#Preview { VisitCharts() }
