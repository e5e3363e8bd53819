import CoreGraphics
import Foundation
import Vitrine

/// What a context has taken note of, as a view of a size.
nonisolated struct DrawnSteps: View {
    let steps: [CGContext.Step]
    let size: CGSize

    @MainActor var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(0..<steps.count, id: \.self) { index in
                switch steps[index] {
                case .fill(let path, let color, let isEvenOdd):
                    path.fill(Color(cgColor: color), style: FillStyle(eoFill: isEvenOdd))
                case .stroke(let path, let color, let style):
                    path.stroke(Color(cgColor: color), style: style)
                case .view(let view, let rect):
                    view.frame(width: rect.width, height: rect.height)
                        .offset(x: rect.minX, y: rect.minY)
                }
            }
        }
        .frame(width: size.width, height: size.height, alignment: .topLeading)
    }
}
