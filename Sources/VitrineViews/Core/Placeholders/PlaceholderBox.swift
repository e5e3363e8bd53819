import Foundation

/// A dashed box with the name of what it stands for; it takes what it is proposed.
nonisolated struct PlaceholderBox: View {
    private let name: String

    init(name: String) {
        self.name = name
    }

    @MainActor var body: some View {
        Rectangle()
            .fill(Color.gray.opacity(0.12))
            .overlay { Rectangle().strokeBorder(Color.gray, style: StrokeStyle(lineWidth: 1, dash: [4, 3])) }
            .overlay {
                Text(verbatim: name).font(.caption2).foregroundStyle(Color.gray).lineLimit(1).padding(4)
            }
            .frame(
                minWidth: 0, idealWidth: 120, maxWidth: .infinity, minHeight: 0, idealHeight: 44,
                maxHeight: .infinity)
    }
}
