import SwiftUI

struct DataPoint: Identifiable, Equatable, Sendable {
    var id: String { label }
    let label: String
    let value: Double
}

struct ActivityChart: View, Equatable {
    let points: [DataPoint]
    var accent: Color = .accentColor
    var onSelect: ((DataPoint) -> Void)? = nil

    nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.points == rhs.points }

    private var maximum: Double { points.map(\.value).max() ?? 1 }

    var body: some View {
        GeometryReader { proxy in
            let width = (proxy.size.width - CGFloat(points.count - 1) * 8) / CGFloat(points.count)
            ZStack(alignment: .bottomLeading) {
                ForEach(0..<4) { line in
                    Path { path in
                        let y = proxy.size.height / 4 * CGFloat(line)
                        path.move(to: CGPoint(x: 0, y: y))
                        path.addLine(to: CGPoint(x: proxy.size.width, y: y))
                    }
                    .stroke(style: StrokeStyle(lineWidth: 0.5, dash: [4, 2]))
                    .foregroundStyle(.quaternary)
                }
                HStack(alignment: .bottom, spacing: 8) {
                    ForEach(Array(points.enumerated()), id: \.element.id) { index, point in
                        VStack(spacing: 4) {
                            Text(point.value, format: .number.precision(.fractionLength(0)))
                                .font(.caption2).monospacedDigit()
                            UnevenRoundedRectangle(topLeadingRadius: 6, topTrailingRadius: 6)
                                .fill(accent.opacity(1 - Double(index) * 0.12))
                                .frame(width: width, height: proxy.size.height * 0.8 * point.value / maximum)
                        }
                        .onTapGesture { onSelect?(point) }
                        .accessibilityLabel(Text(verbatim: point.label))
                        .accessibilityValue("\(point.value)")
                    }
                }
            }
            .drawingGroup()
        }
        .frame(height: 160)
        .accessibilityChartDescriptorIfPossible()
    }
}

extension View { fileprivate func accessibilityChartDescriptorIfPossible() -> some View { self } }

struct Ring: View {
    var fraction: Double
    var lineWidth: CGFloat = 10
    var body: some View {
        ZStack {
            Circle().stroke(Color.gray.opacity(0.2), lineWidth: lineWidth)
            Circle()
                .trim(from: 0, to: fraction)
                .stroke(
                    AngularGradient(
                        colors: [.mint, .green], center: .center, startAngle: .zero,
                        endAngle: .degrees(360 * fraction)),
                    style: .init(lineWidth: lineWidth, lineCap: .round, lineJoin: .round)
                )
                .rotationEffect(.degrees(-90))
            VStack {
                Text(fraction, format: .percent).font(.title2).fontWeight(.heavy).fontDesign(.rounded)
                Text("of goal").font(.caption).foregroundStyle(.secondary)
            }
        }
        .padding(lineWidth / 2)
    }
}

struct Sunburst: View {
    var body: some View {
        Canvas { context, size in
            let center = CGPoint(x: size.width / 2, y: size.height / 2)
            for index in 0..<12 {
                var copy = context
                copy.translateBy(x: center.x, y: center.y)
                copy.rotate(by: .degrees(Double(index) * 30))
                copy.opacity = 0.3 + Double(index) / 20
                copy.fill(
                    Path(
                        roundedRect: CGRect(x: 10, y: -3, width: size.width / 2 - 14, height: 6),
                        cornerRadius: 3), with: .color(.orange))
            }
            context.stroke(
                Path(ellipseIn: CGRect(origin: .zero, size: size).insetBy(dx: 2, dy: 2)),
                with: .linearGradient(
                    Gradient(colors: [.red, .blue]), startPoint: .zero,
                    endPoint: CGPoint(x: size.width, y: size.height)), lineWidth: 2)
            context.draw(Text("☼").font(.title), at: center)
        }
        .frame(width: 100, height: 100)
    }
}

#Preview("Chart", traits: .fixedLayout(width: 320, height: 200)) {
    ActivityChart(points: [
        .init(label: "Mon", value: 12), .init(label: "Tue", value: 30), .init(label: "Wed", value: 18),
    ])
    .equatable()
    .padding()
}
#Preview("Ring") { Ring(fraction: 0.72).frame(width: 120, height: 120) }
#Preview("Sunburst") { Sunburst() }
