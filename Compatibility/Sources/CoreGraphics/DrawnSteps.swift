import Foundation
import Vitrine

/// What a context has taken note of, as a view of a size.
package nonisolated struct DrawnSteps: View {
    private let steps: [CGContext.Step]
    private let size: CGSize

    package init(steps: [CGContext.Step], size: CGSize) {
        self.steps = steps
        self.size = size
    }

    @MainActor package var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(0..<steps.count, id: \.self) { index in view(of: steps[index]) }
        }
        .frame(width: size.width, height: size.height, alignment: .topLeading)
    }

    @MainActor @ViewBuilder
    private func view(of step: CGContext.Step) -> some View {
        switch step {
        case .fill(let path, let color, let isEvenOdd):
            path.fill(Color(cgColor: color), style: FillStyle(eoFill: isEvenOdd))
        case .stroke(let path, let color, let style):
            path.stroke(Color(cgColor: color), style: style)
        case .gradient(let path, let gradient, let start, let end):
            path.fill(
                LinearGradient(gradient: gradient, startPoint: unitPoint(start), endPoint: unitPoint(end)))
        case .view(let view, let rect):
            view.frame(width: rect.width, height: rect.height)
                .offset(x: rect.minX, y: rect.minY)
        case .clipped(let step, let path):
            AnyView(view(of: step)).frame(width: size.width, height: size.height, alignment: .topLeading)
                .clipShape(path)
        }
    }

    private func unitPoint(_ point: CGPoint) -> UnitPoint {
        UnitPoint(x: point.x / max(size.width, 1), y: point.y / max(size.height, 1))
    }
}
