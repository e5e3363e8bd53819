import SwiftUI

/// Sections that open and close.
struct Accordion: View {
    struct Entry: Identifiable {
        let id: Int
        let question: LocalizedStringKey
        let answer: LocalizedStringKey
    }

    let entries: [Entry]
    @State private var opened: Set<Int>

    init(entries: [Entry], opened: Set<Int> = []) {
        self.entries = entries
        self._opened = State(initialValue: opened)
    }

    var body: some View {
        VStack(spacing: 0) {
            ForEach(entries) { entry in
                let isOpen = opened.contains(entry.id)
                VStack(alignment: .leading, spacing: 8) {
                    Button {
                        withAnimation(.easeInOut) { toggle(entry.id) }
                    } label: {
                        HStack {
                            Text(entry.question)
                                .fontWeight(.medium)
                                .foregroundColor(.primary)
                            Spacer()
                            Image(systemName: "chevron.down")
                                .foregroundColor(.secondary)
                                .rotationEffect(.degrees(isOpen ? 180 : 0))
                        }
                    }
                    if isOpen {
                        Text(entry.answer)
                            .font(.subheadline)
                            .foregroundColor(.secondary)
                            .transition(.opacity)
                    }
                }
                .padding(.vertical, 12)
                Divider()
            }
        }
    }

    private func toggle(_ id: Int) {
        if opened.remove(id) == nil {
            opened.insert(id)
        }
    }
}

#Preview {
    Accordion(
        entries: [
            .init(id: 0, question: "Can I return it?", answer: "Within 30 days, unused and in its box."),
            .init(id: 1, question: "Who pays for shipping?", answer: "We do."),
        ],
        opened: [0]
    )
}
