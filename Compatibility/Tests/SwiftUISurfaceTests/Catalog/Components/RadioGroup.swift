import SwiftUI

/// One of several things.
struct RadioGroup<Option: Hashable & Identifiable, Label: View>: View {
    let options: [Option]
    @Binding var selection: Option?
    @ViewBuilder let label: (Option) -> Label

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(options) { option in
                row(for: option)
                if option != options.last {
                    Divider().padding(.leading, 34)
                }
            }
        }
    }

    private func row(for option: Option) -> some View {
        let isSelected = option == selection
        return HStack(spacing: 12) {
            ZStack {
                Circle()
                    .strokeBorder(isSelected ? Color.accentColor : .secondary, lineWidth: 2)
                Circle()
                    .fill(Color.accentColor)
                    .padding(5)
                    .opacity(isSelected ? 1 : 0)
            }
            .frame(width: 22, height: 22)
            label(option)
            Spacer(minLength: 0)
        }
        .padding(.vertical, 12)
        .contentShape(Rectangle())
        .onTapGesture { selection = option }
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(isSelected ? .isSelected : [])
    }
}

private struct Carrier: Hashable, Identifiable {
    var id: String { name }
    let name: String
    let days: ClosedRange<Int>
}

#Preview {
    let carriers = [
        Carrier(name: "Standard", days: 3...5),
        Carrier(name: "Express", days: 1...2),
        Carrier(name: "Collect at the shop", days: 1...1),
    ]
    RadioGroup(options: carriers, selection: .constant(carriers[1])) { carrier in
        VStack(alignment: .leading) {
            Text(carrier.name)
            Text("\(carrier.days.lowerBound) to \(carrier.days.upperBound) days")
                .font(.caption)
                .foregroundStyle(.secondary)
        }
    }
}
