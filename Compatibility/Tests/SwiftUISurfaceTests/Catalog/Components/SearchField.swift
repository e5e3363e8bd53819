import SwiftUI

/// A field to search in, with a button to clear it.
struct SearchField: View {
    @Binding var query: String
    var prompt: String = "Search"
    var onSubmit: (String) -> Void = { _ in }

    var body: some View {
        HStack(spacing: 8) {
            Image(systemName: "magnifyingglass")
                .foregroundColor(.secondary)
                .accessibilityHidden(true)
            TextField(prompt, text: $query)
                .autocorrectionDisabled()
                .onSubmit { onSubmit(query) }
            if !query.isEmpty {
                Button {
                    query = ""
                } label: {
                    Image(systemName: "xmark")
                        .font(.caption.weight(.bold))
                        .padding(4)
                        .background(Circle().fill(Color.secondary.opacity(0.25)))
                }
                .buttonStyle(.plain)
                .foregroundColor(.secondary)
            }
        }
        .padding(.horizontal, 12)
        .frame(height: 40)
        .background(Color.gray.opacity(0.15), in: Capsule())
    }
}

#Preview("Empty") {
    SearchField(query: .constant(""), prompt: "Search for anything")
}

#Preview("Filled") {
    SearchField(query: .constant("linen cushion"))
}
