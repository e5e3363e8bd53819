import SwiftUI

/// How far one has come in a process of several steps.
struct StepIndicator: View {
    let titles: [LocalizedStringKey]
    let current: Int

    var body: some View {
        HStack(alignment: .top, spacing: 0) {
            ForEach(titles.indices, id: \.self) { index in
                VStack(spacing: 6) {
                    HStack(spacing: 0) {
                        line(isVisible: index > 0, isDone: index <= current)
                        marker(index)
                        line(isVisible: index < titles.count - 1, isDone: index < current)
                    }
                    Text(titles[index])
                        .font(.caption)
                        .fontWeight(index == current ? .semibold : .regular)
                        .foregroundColor(index <= current ? .primary : .secondary)
                        .multilineTextAlignment(.center)
                }
                .frame(maxWidth: .infinity)
            }
        }
    }

    private func line(isVisible: Bool, isDone: Bool) -> some View {
        Rectangle()
            .fill(isDone ? Color.accentColor : Color.gray.opacity(0.3))
            .frame(height: 2)
            .opacity(isVisible ? 1 : 0)
    }

    @ViewBuilder
    private func marker(_ index: Int) -> some View {
        if index < current {
            Image(systemName: "checkmark")
                .font(.caption2.weight(.bold))
                .foregroundColor(.white)
                .frame(width: 24, height: 24)
                .background(Circle().fill(Color.accentColor))
        } else {
            Text("\(index + 1)")
                .font(.caption.bold())
                .foregroundColor(index == current ? .accentColor : .secondary)
                .frame(width: 24, height: 24)
                .background(
                    Circle().strokeBorder(
                        index == current ? Color.accentColor : .gray.opacity(0.3), lineWidth: 2)
                )
        }
    }
}

#Preview {
    StepIndicator(titles: ["Basket", "Address", "Payment", "Done"], current: 2)
}
