import SwiftUI

/// A tile with a name that can be changed, marked where it is chosen.
struct RenamableTile: View {
    let name: String
    var isSelected = false
    @State private var isRenaming = false
    private let sunset = Gradient(colors: [.orange, .pink])

    var body: some View {
        HStack {
            Circle()
                .strokeBorder(sunset, lineWidth: 6)
                .stroke(isSelected ? AnyShapeStyle(.selection) : AnyShapeStyle(.separator))
                .frame(width: 44, height: 44)
            Text(isRenaming ? "Renaming…" : name)
            Spacer()
            RenameButton().labelStyle(.iconOnly)
            ShareLink(
                item: name, preview: SharePreview(Text(name), icon: Image(systemName: "square.and.pencil"))
            )
            .labelStyle(.iconOnly)
        }
        .padding(12)
        .background(sunset.opacity(0.2), in: .rect(cornerRadius: 12))
        .scrollTransition(topLeading: .interactive, bottomTrailing: .animated) { content, phase in
            content.opacity(phase.isIdentity ? 1 : 0.3)
        }
        .renameAction { isRenaming = true }
    }
}

#Preview("Chosen", traits: .fixedLayout(width: 300, height: 90)) {
    RenamableTile(name: "Beach", isSelected: true).padding()
}

#Preview("Not chosen", traits: .fixedLayout(width: 300, height: 90)) {
    RenamableTile(name: "Mountains").padding()
}
