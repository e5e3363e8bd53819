import Foundation
import SwiftUI
import Testing
import VitrineTesting

@testable import Charts

@MainActor
struct ChartsTests {
    private let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()

    private func plan(
        _ content: some ChartContent, _ options: ChartOptions = ChartOptions(),
        size: CGSize = CGSize(width: 200, height: 100)
    ) -> ChartPlan {
        var marks = ChartMarks()
        content.collect(into: &marks)
        return ChartPlan(marks.marks, options, size: size, calendar: calendar)
    }

    @Test(arguments: [
        (0.0...23.0, 3, [0.0, 10, 20, 30]), (0...6, 4, [0, 2, 4, 6]), (-3...4, 3, [-4, -2, 0, 2, 4]),
        (0...0.7, 4, [0, 0.2, 0.4, 0.6, 0.8]), (12...51, 2, [0, 20, 40, 60]),
    ])
    func `Ticks are round and reach beyond the values`(
        range: ClosedRange<Double>, count: Int, expected: [Double]
    ) {
        let ticks = NumberTicks(range: range, desiredCount: count)
        let values = ticks.values(in: ticks.rounded(range, lower: true, upper: true))
        #expect(values.map { ($0 * 10).rounded() / 10 } == expected)
        #expect(values.allSatisfy { $0 != 0 || $0.sign == .plus })
    }

    @Test(arguments: [
        (1.0, 4, Calendar.Component.hour, 6), (7, 4, .day, 2), (28, 4, .weekOfYear, 1), (365, 5, .month, 3),
        (3650, 5, .year, 2),
    ])
    func `Times have ticks where days, months or years begin`(
        days: Double, count: Int, unit: Calendar.Component, step: Int
    ) {
        let ticks = DateTicks(range: 0...(days * 86_400), desiredCount: count, calendar: calendar)
        #expect(ticks.unit == unit)
        #expect(ticks.count == step)
        let values = ticks.values(in: 0...(days * 86_400))
        #expect(values.count <= count + 1)
        #expect(values.allSatisfy { calendar.component(.minute, from: $0) == 0 })
    }

    @Test func `What is said of a plot is said of all its marks`() {
        let content = Plot {
            BarMark(x: .value("a", 1), y: .value("b", 2))
            PointMark(x: .value("a", 1), y: .value("b", 2))
        }
        .opacity(0.5)
        var marks = ChartMarks()
        content.collect(into: &marks)
        #expect(marks.marks.count == 2)
        #expect(marks.marks.allSatisfy { $0.opacity == 0.5 })
    }

    @Test(arguments: [
        ([0.0, 5, 10], [Color.black, .gray, .white]), ([3], [.black]), ([20, -10], [.white, .black]),
    ])
    func `A gradient gives numbers colours by their places`(numbers: [Double], colors: [Color]) {
        var options = ChartOptions()
        let gray = Color(.sRGB, red: 0.5, green: 0.5, blue: 0.5)
        options.gradient = Gradient(colors: [.black, .white])
        let content = ForEach(numbers, id: \.self) { number in
            PointMark(x: .value("x", 0), y: .value("y", 0)).foregroundStyle(by: .value("n", number))
        }
        let plan = plan(content, options)
        #expect(plan.unsupported == nil)
        let expected = colors.map { ($0 == .gray ? gray : $0).resolve(in: EnvironmentValues()) }
        let found = numbers.map { number in
            plan.gradientColor(of: .number(number))?.resolve(in: EnvironmentValues())
        }
        #expect(found == expected)
    }

    @Test func `A chart may be described to assistive technology`() {
        struct Sales: AXChartDescriptorRepresentable {
            func makeChartDescriptor() -> AXChartDescriptor {
                AXChartDescriptor(
                    title: "Sales", summary: nil,
                    xAxis: AXCategoricalDataAxisDescriptor(title: "Days", categoryOrder: ["Mon"]),
                    yAxis: AXNumericDataAxisDescriptor(
                        title: "Sales", range: 0...9, gridlinePositions: [],
                        valueDescriptionProvider: { "\($0)" }),
                    series: [
                        AXDataSeriesDescriptor(
                            name: "All", isContinuous: false, dataPoints: [.init(x: "Mon", y: 3)])
                    ])
            }
        }
        #expect(Sales().makeChartDescriptor().series[0].dataPoints[0].yValue == .number(3))
        _ = Color.red.accessibilityChartDescriptor(Sales())
    }

    @Test func `Bars of one place stand on top of each other, negative ones below zero`() {
        let plan = plan(
            ForEach([2.0, 3, -1], id: \.self) {
                BarMark(x: .value("Name", "a"), y: .value("Count", $0))
            })
        #expect(plan.marks.map(\.y) == [.between(0, 2), .between(2, 5), .between(0, -1)])
        #expect(plan.y.domain == .numbers(-2...6))
        #expect(plan.x.domain == .names([.category("a")]))
    }

    @Test func `Parts of the whole go up to one`() {
        let plan = plan(
            ForEach([2.0, 6], id: \.self) {
                BarMark(x: .value("Name", "a"), y: .value("Count", $0), stacking: .normalized)
            })
        #expect(plan.marks.map(\.y) == [.between(0, 0.25), .between(0.25, 1)])
        #expect(plan.yTicks.ticks.map { $0.text(Locale(identifier: "en")) } == ["0%", "50%", "100%"])
    }

    @Test func `Bars lie where y has the names`() throws {
        let plan = plan(BarMark(x: .value("Count", 5), y: .value("Name", "a")))
        #expect(plan.marks.map(\.x) == [.between(0, 5)])
        let rect = try #require(
            MarkGeometry(plan: plan, size: CGSize(width: 60, height: 100)).rect(of: plan.marks[0]))
        #expect(rect == CGRect(x: 0, y: 17.5, width: 60, height: 65))
    }

    @Test func `A day is as wide as from its beginning to the next`() throws {
        let noon = Date(timeIntervalSinceReferenceDate: 43_200)
        let value = MarkValue(date: noon, unit: .day, calendar: calendar)
        #expect(value.bin == 0...86_400)
        let scale = PositionScale(domain: .times(0...172_800), isFlipped: false)
        #expect(scale.place(value, in: 100) == 25)
        #expect(scale.share(of: value) == 0.5)
    }

    @Test func `Zero is on an axis of numbers unless it is not wanted`() {
        let points = ForEach([30.0, 50], id: \.self) { PointMark(x: .value("x", 1), y: .value("y", $0)) }
        #expect(plan(points).y.domain == .numbers(0...60))
        var options = ChartOptions()
        options.y.scale = AutomaticScaleDomain.automatic(includesZero: false).domainValues
        #expect(plan(points, options).y.domain == .numbers(30...50))
    }

    @Test func `A domain that is given stays, reversed or not`() {
        var options = ChartOptions()
        options.x.scale = (1...4).domainValues
        let plan = plan(PointMark(x: .value("x", 2), y: .value("y", 3)), options)
        #expect(plan.x.domain == .numbers(1...4))
        #expect(plan.x.value(at: 100, in: 200) == .number(2.5))
        #expect(plan.y.place(position: 0, in: 100) == 100)
    }

    @Test func `A chart that scrolls shows a part of its domain`() {
        let points = ForEach(0..<9) {
            PointMark(x: .value("x", "\($0)"), y: .value("y", $0))
        }
        var options = ChartOptions()
        (options.x.visibleLength, options.x.visibleStart) = (3, .category("4"))
        (options.y.visibleLength, options.y.visibleStart) = (2, .number(1))
        let plan = plan(points, options)
        #expect(plan.x.domain == .names(["4", "5", "6"].map(PlottedValue.category)))
        #expect(plan.y.domain == .numbers(1...3))
        #expect(plan.isScrolled)
    }

    @Test func `The inner modifier of a mark goes before`() {
        let mark = PointMark(x: .value("x", 2), y: .value("y", 3)).symbolSize(9).cornerRadius(1)
        let group = ForEach(0..<1) { _ in mark }.symbolSize(100).opacity(0.5).opacity(0.5)
        let placed = plan(group).marks[0].mark
        #expect(placed.symbolSize == 9)
        #expect(placed.opacity == 0.25)
    }

    @Test func `A mask is no part of what is plotted`() {
        let low = BarMark(x: .value("x", "a"), y: .value("y", 3))
        let masked = plan(low.shadow(radius: 2).mask { BarMark(x: .value("x", "b"), y: .value("y", 50)) })
        #expect(masked.x.domain == plan(low).x.domain && masked.y.domain == plan(low).y.domain)
        #expect(masked.marks.map(\.mark.effects.count) == [2])
    }

    @Test func `What is not drawn here is named`() {
        let mark = PointMark(x: .value("x", 2), y: .value("y", 3))
        #expect(plan(mark).unsupported == nil)
        let isClipped = mark.clipShape(Circle())
        #expect(plan(isClipped).unsupported == "clipShape of marks other than bars")
        #expect(plan(mark.mask { isClipped }).unsupported == "clipShape of marks other than bars")
        let bar = BarMark(x: .value("x", 2), y: .value("y", 3))
        #expect(plan(bar.clipShape(Capsule())).unsupported == nil)
        #expect(plan(mark.mask { mark }).unsupported == nil)
        #expect(
            plan(mark.foregroundStyle(by: .value("z", 1))).unsupported == "foregroundStyle(by:) of numbers")
    }

    @Test(arguments: [[], [0], [.nan], [1, .infinity, -2], [-0.0, 1e300], [1e-300]])
    func `Any numbers make a chart`(values: [Double]) throws {
        let charts = VStack {
            Chart(values, id: \.self) { BarMark(x: .value("x", "\($0)"), y: .value("y", $0)) }
            Chart(values, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
            Chart(values, id: \.self) { AreaMark(x: .value("x", $0), y: .value("y", 1)) }
            Chart(values, id: \.self) { SectorMark(angle: .value("x", $0), angularInset: 2) }
            Chart(values, id: \.self) {
                RuleMark(xStart: .value("x", $0), xEnd: .value("y", 1), y: .value("z", 1))
            }
        }
        .frame(width: 100, height: 300)
        _ = try VitrineTesting.Host(charts, mode: .light)
    }

    @Test func `A curve that is monotone stays between its points`() {
        let points = [
            CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 30, y: 40),
        ]
        let bounds = LineCurve(points: points, method: .monotone).path.boundingRect
        #expect(bounds.minY >= -0.001)
        #expect(bounds.maxY <= 40.001)
    }
}
