import Charts
import SwiftUI

/// What a shop has sold of a kind of thing in a city.
private struct Sale: Identifiable {
    enum Kind: String, Plottable, CaseIterable {
        case tea = "Tea"
        case cake = "Cake"
    }

    let id: Int
    let city: String
    let kind: Kind
    let count: Int

    static let all = [
        Sale(id: 0, city: "Ulm", kind: .tea, count: 12), Sale(id: 1, city: "Ulm", kind: .cake, count: 5),
        Sale(id: 2, city: "Jena", kind: .tea, count: 9), Sale(id: 3, city: "Jena", kind: .cake, count: 14),
        Sale(id: 4, city: "Kiel", kind: .tea, count: 4), Sale(id: 5, city: "Kiel", kind: .cake, count: 7),
    ]
}

/// How many people came on a day.
private struct Visit {
    let day: Date
    let count: Double

    static let week = [31.0, 42, 38, 55, 61, 84, 72].enumerated().map { index, count in
        Visit(day: Date(timeIntervalSince1970: Double(index) * 86_400), count: count)
    }
}

/// Bars on top of each other, one part for each kind.
struct SalesByCity: View {
    var stacking = MarkStackingMethod.standard

    var body: some View {
        Chart(Sale.all) { sale in
            BarMark(x: .value("City", sale.city), y: .value("Count", sale.count), stacking: stacking)
                .foregroundStyle(by: .value("Kind", sale.kind))
        }
        .chartForegroundStyleScale([Sale.Kind.tea: Color.teal, .cake: .pink])
        .frame(width: 200, height: 140)
    }
}

/// Bars beside each other, lying, with their values.
struct SalesByKind: View {
    var body: some View {
        Chart {
            ForEach(Sale.all) { sale in
                BarMark(x: .value("Count", sale.count), y: .value("City", sale.city))
                    .foregroundStyle(by: .value("Kind", sale.kind.rawValue))
                    .position(by: .value("Kind", sale.kind.rawValue))
                    .cornerRadius(3)
                    .annotation(position: .trailing) {
                        Text("\(sale.count)").font(.caption2).foregroundStyle(.secondary)
                    }
            }
            if let most = Sale.all.map(\.count).max() {
                RuleMark(x: .value("Most", most))
                    .foregroundStyle(.red)
                    .lineStyle(StrokeStyle(lineWidth: 1, dash: [3, 2]))
            }
        }
        .chartXScale(domain: 0...16)
        .chartXAxis { AxisMarks(values: .stride(by: 4.0)) }
        .chartYAxis { AxisMarks(position: .leading) }
        .chartLegend(position: .top, alignment: .trailing)
        .frame(width: 220, height: 170)
    }
}

/// A curve through the days of a week, with an area below it.
struct VisitsOfWeek: View {
    @State private var selection: Date?

    var body: some View {
        Chart {
            ForEach(Visit.week, id: \.day) { visit in
                AreaMark(x: .value("Day", visit.day), y: .value("Visits", visit.count))
                    .foregroundStyle(
                        .linearGradient(
                            colors: [.blue.opacity(0.4), .clear], startPoint: .top, endPoint: .bottom))
                LineMark(x: .value("Day", visit.day), y: .value("Visits", visit.count))
                    .symbol(.circle)
            }
            .interpolationMethod(.monotone)
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .day, count: 2)) { value in
                AxisGridLine()
                AxisTick()
                if let day = value.as(Date.self) {
                    AxisValueLabel { Text(day, format: .dateTime.weekday(.abbreviated)) }
                }
            }
        }
        .chartYAxisLabel("Visits")
        .chartXSelection(value: $selection)
        .chartOverlay { proxy in
            if let day = proxy.position(forX: Visit.week[5].day), let top = proxy.position(forY: 84.0) {
                Image(systemName: "star.fill").font(.caption2).foregroundStyle(.orange)
                    .position(x: day, y: top - 10)
            }
        }
        .frame(width: 240, height: 150)
    }
}

/// The area of a week, darker at its end.
struct VisitsAtWeekend: View {
    private var area: some ChartContent {
        ForEach(Visit.week, id: \.day) { visit in
            AreaMark(x: .value("Day", visit.day), y: .value("Visits", visit.count))
                .interpolationMethod(.monotone)
        }
    }

    var body: some View {
        Chart {
            area.foregroundStyle(.teal.gradient)
            RectangleMark(
                xStart: .value("Day", Visit.week[4].day), xEnd: .value("Day", Visit.week[6].day)
            )
            .foregroundStyle(.black.opacity(0.3))
            .mask { area }
            PointMark(x: .value("Day", Visit.week[5].day), y: .value("Visits", Visit.week[5].count))
                .foregroundStyle(.white)
                .shadow(radius: 2)
        }
        .chartXAxis(.hidden)
        .frame(width: 200, height: 120)
    }
}

/// The days as bars of their own.
struct VisitsByDay: View {
    var body: some View {
        Chart(Visit.week, id: \.day) { visit in
            BarMark(x: .value("Day", visit.day, unit: .day), y: .value("Visits", visit.count))
                .opacity(visit.count > 60 ? 1 : 0.4)
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .day)) { _ in
                AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true)
            }
        }
        .chartYAxis(.hidden)
        .chartPlotStyle { $0.background(.gray.opacity(0.1)) }
        .frame(width: 180, height: 90)
    }
}

/// Parts of a ring.
struct SalesRing: View {
    var body: some View {
        Chart(Sale.all.filter { $0.kind == .cake }) { sale in
            SectorMark(
                angle: .value("Count", sale.count), innerRadius: .ratio(0.6), angularInset: 1.5
            )
            .foregroundStyle(by: .value("City", sale.city))
            .annotation(position: .overlay) { Text("\(sale.count)").font(.caption2).foregroundStyle(.white) }
        }
        .frame(width: 140, height: 150)
    }
}

/// Points whose numbers decide over both axes.
struct Measurements: View {
    private let values = [(1.2, 20.0), (2.4, 35), (3.1, 32), (4.8, 51), (6.9, 49)]

    var body: some View {
        Chart {
            RectangleMark(xStart: .value("From", 2), xEnd: .value("To", 4)).foregroundStyle(
                .gray.opacity(0.15))
            ForEach(0..<values.count, id: \.self) { index in
                PointMark(x: .value("Time", values[index].0), y: .value("Height", values[index].1))
                    .symbol(by: .value("Half", index < 3 ? "First" : "Second"))
                    .foregroundStyle(index < 3 ? .green : .purple)
            }
        }
        .chartYScale(domain: .automatic(includesZero: false))
        .frame(width: 180, height: 130)
    }
}

#Preview("Stacked bars", traits: .sizeThatFitsLayout) { SalesByCity() }
#Preview("Normalized bars", traits: .sizeThatFitsLayout) { SalesByCity(stacking: .normalized) }
#Preview("Lying bars", traits: .sizeThatFitsLayout) { SalesByKind() }
#Preview("Curve", traits: .sizeThatFitsLayout) { VisitsOfWeek() }
#Preview("Masked marks", traits: .sizeThatFitsLayout) { VisitsAtWeekend() }
#Preview("Days", traits: .sizeThatFitsLayout) { VisitsByDay() }
#Preview("Ring", traits: .sizeThatFitsLayout) { SalesRing() }
#Preview("Points", traits: .sizeThatFitsLayout) { Measurements() }
