import SwiftUI

/// A line through figures.
struct Sparkline: View {
    let values: [Double]
    var color: Color = .blue

    var body: some View {
        ZStack {
            SparklineShape(values: values, isClosed: true)
                .fill(
                    LinearGradient(
                        colors: [color.opacity(0.35), color.opacity(0)], startPoint: .top, endPoint: .bottom)
                )
            SparklineShape(values: values, isClosed: false)
                .stroke(color, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
        }
    }
}

private struct SparklineShape: Shape {
    let values: [Double]
    let isClosed: Bool

    func path(in rect: CGRect) -> Path {
        guard let low = values.min(), let high = values.max(), high > low, values.count > 1 else {
            return Path()
        }
        return Path { path in
            for (index, value) in values.enumerated() {
                let point = CGPoint(
                    x: rect.minX + rect.width * CGFloat(index) / CGFloat(values.count - 1),
                    y: rect.maxY - rect.height * CGFloat((value - low) / (high - low))
                )
                if index == 0 {
                    path.move(to: point)
                } else {
                    path.addLine(to: point)
                }
            }
            if isClosed {
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
                path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
                path.closeSubpath()
            }
        }
    }
}

#Preview {
    Sparkline(values: [3, 5, 4, 8, 6, 9, 12, 10])
        .frame(height: 80)
}
