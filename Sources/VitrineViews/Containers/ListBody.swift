import Foundation

/// The rows of a list or a form, which scrolls; of one in a list, rows of that.
nonisolated struct ListBody<Content: View>: View {
    let content: Content
    var selection: ListSelection?
    @Environment(\.listLook) private var look
    @Environment(\.showsScrollBackground) private var showsBackground
    @Environment(\.editMode) private var editMode
    @Environment(\.isInList) private var isInList

    @MainActor @ViewBuilder var body: some View {
        if isInList {
            content
        } else if let selection, selection.isMultiple {
            list.onChange(of: isEditing) { if !isEditing { selection.removeAll() } }
        } else {
            list
        }
    }

    @MainActor private var list: some View {
        ScrollView {
            Arranged(content) { subviews in
                LazyVStack(spacing: 0) {
                    ForEach(SectionRows.grouping(subviews)) { section in
                        ListSection(section: section, look: look, selection: selection)
                    }
                }
            }
            .environment(\.isInListRow, true)
            .environment(\.isInList, true)
        }
        .background(showsBackground ? look.backdrop : .clear)
    }

    private var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }
}
