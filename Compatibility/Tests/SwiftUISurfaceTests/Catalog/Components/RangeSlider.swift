import SwiftUI

/// Chooses a lower and an upper bound.
struct RangeSlider: View {
    @Binding var lower: Double
    @Binding var upper: Double
    let bounds: ClosedRange<Double>
    @GestureState private var isDragging = false

    private let knob: CGFloat = 24

    var body: some View {
        GeometryReader { geometry in
            let width = geometry.size.width - knob
            let start = position(lower) * width
            let end = position(upper) * width
            ZStack(alignment: .leading) {
                Capsule()
                    .fill(Color.gray.opacity(0.25))
                    .frame(height: 4)
                Capsule()
                    .fill(Color.accentColor)
                    .frame(width: end - start, height: 4)
                    .offset(x: start + knob / 2)
                handle.offset(x: start)
                    .gesture(
                        DragGesture(minimumDistance: 0)
                            .updating($isDragging) { _, state, _ in state = true }
                            .onChanged { value in
                                lower = min(
                                    max(self.value(at: value.location.x / width), bounds.lowerBound), upper)
                            }
                    )
                handle.offset(x: end)
            }
            .frame(height: geometry.size.height)
        }
        .frame(height: 32)
    }

    private var handle: some View {
        Circle()
            .fill(Color.white)
            .frame(width: knob, height: knob)
            .shadow(color: Color.black.opacity(0.25), radius: 3, x: 0, y: 1)
    }

    private func position(_ value: Double) -> CGFloat {
        CGFloat((value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound))
    }

    private func value(at position: CGFloat) -> Double {
        bounds.lowerBound + Double(position) * (bounds.upperBound - bounds.lowerBound)
    }
}

struct RangeSlider_Previews: PreviewProvider {
    static var previews: some View {
        RangeSlider(lower: .constant(20), upper: .constant(70), bounds: 0...100)
            .padding()
    }
}
