import SwiftUI

/// Counts pieces between two limits.
struct QuantityStepper: View {
    @Binding var quantity: Int
    var range: ClosedRange<Int> = 1...10
    var step = 1

    var body: some View {
        HStack(spacing: 0) {
            button("minus", change: -step)
                .disabled(quantity <= range.lowerBound)
            Text(quantity, format: .number)
                .font(.dsNumber)
                .frame(minWidth: 36)
            button("plus", change: step)
                .disabled(quantity >= range.upperBound)
        }
        .padding(2)
        .overlay(
            RoundedRectangle(cornerRadius: 10, style: .continuous)
                .strokeBorder(Color.brandOutline, lineWidth: 1)
        )
        .accessibilityElement()
        .accessibilityLabel(Text("Quantity"))
        .accessibilityValue(Text("\(quantity)"))
        .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: quantity = min(quantity + step, range.upperBound)
            case .decrement: quantity = max(quantity - step, range.lowerBound)
            @unknown default: break
            }
        }
    }

    private func button(_ symbol: String, change: Int) -> some View {
        Button {
            quantity += change
        } label: {
            Image(systemName: symbol)
                .frame(width: 36, height: 36)
        }
        .buttonStyle(StepButtonStyle())
    }

    private struct StepButtonStyle: ButtonStyle {
        @Environment(\.isEnabled) var isEnabled: Bool

        func makeBody(configuration: Configuration) -> some View {
            configuration.label
                .foregroundColor(isEnabled ? .accentColor : .gray.opacity(0.5))
                .background(configuration.isPressed ? Color.gray.opacity(0.2) : .clear)
        }
    }
}

struct QuantityStepper_Previews: PreviewProvider {
    static var previews: some View {
        HStack(spacing: 24) {
            QuantityStepper(quantity: .constant(1))
            QuantityStepper(quantity: .constant(4))
        }
        .previewLayout(.sizeThatFits)
        .previewDisplayName("At the limit and between")
    }
}
