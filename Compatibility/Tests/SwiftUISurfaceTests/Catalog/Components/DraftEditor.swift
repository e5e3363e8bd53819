import SwiftUI

struct Draft: Hashable {
    var title: String
    var text: String
    var isPinned = false

    static let sample = Draft(
        title: "Packing list", text: "Tent, two sleeping bags, the small stove and matches.")
}

/// The bar of an editor: what closes it, and what can be done with the draft.
struct DraftToolbar: ToolbarContent {
    @Binding var draft: Draft
    var isEditing: Bool
    let onClose: () -> Void

    @State private var sharing = false
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    var body: some ToolbarContent {
        ToolbarItem(placement: .cancellationAction) {
            Button("Close", action: onClose)
        }
        if isEditing {
            ToolbarItem(placement: .confirmationAction) {
                Button("Done", action: onClose).disabled(draft.title.isEmpty)
            }
        } else {
            actions
        }
        formatting
    }

    @ToolbarContentBuilder private var actions: some ToolbarContent {
        ToolbarItemGroup(placement: .topBarTrailing) {
            Button {
                draft.isPinned.toggle()
            } label: {
                Label("Pin", systemImage: draft.isPinned ? "pin.fill" : "pin")
            }
            Button("Share", systemImage: "square.and.arrow.up") { sharing.toggle() }
        }
    }

    @ToolbarContentBuilder private var formatting: some ToolbarContent {
        Group {
            ToolbarItem(placement: .bottomBar) {
                Button("Checklist", systemImage: "checklist") {}
            }
            ToolbarItem(placement: .bottomBar) { Spacer() }
            ToolbarItem(placement: .bottomBar) {
                Text("^[\(draft.text.split(separator: " ").count) word](inflect: true)")
                    .font(.footnote).foregroundStyle(.secondary)
            }
        }
    }
}

struct DraftEditor: View {
    @State var draft = Draft.sample
    var isEditing = false

    var body: some View {
        NavigationStack {
            TextEditor(text: $draft.text)
                .padding(.horizontal, 12)
                .navigationTitle(draft.title)
                .navigationBarTitleDisplayMode(.inline)
                .toolbar { DraftToolbar(draft: $draft, isEditing: isEditing) {} }
        }
    }
}

#Preview("Reading") {
    DraftEditor(draft: Draft(title: "Packing list", text: Draft.sample.text, isPinned: true))
}

#Preview("Editing") { DraftEditor(isEditing: true) }
