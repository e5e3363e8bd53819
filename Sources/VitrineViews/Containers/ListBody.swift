import Foundation

/// The rows of a list or a form, which scrolls; of one in a list, rows of that.
nonisolated struct ListBody<Content: View>: View {
    let content: Content
    var selection: ListSelection?
    @Environment(\.listLook) private var environmentLook
    @Environment(\.isInSidebar) private var isInSidebar
    @Environment(\.linksSelectRows) private var linksSelectRows
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

    private var look: ListLook {
        isInSidebar && environmentLook.headersCollapse ? .sidebarOfColumns : environmentLook
    }

    @MainActor private var list: some View {
        ScrollView {
            Arranged(LazyRows(content, along: .vertical)) { subviews in
                SectionColumn(
                    content: ForEach(SectionRows.grouping(subviews)) { section in
                        ListSection(section: section, look: look, selection: selection)
                    })
            }
            .environment(\.isInListRow, true)
            .environment(\.isInList, true)
            .environment(\.rowSelection, linksSelectRows && selection?.isMultiple == false ? selection : nil)
        }
        .collecting { values, _ in if let selection { values[ListSelectionsKey.self].append(selection) } }
        .background(showsBackground ? look.backdrop : .clear)
    }

    private var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }
}

/// The sections of a list, whose rows have been made as far as they are needed.
private struct SectionColumn<Content: View>: PrimitiveView {
    let content: Content

    var primitive: Primitive {
        .container(
            Container(name: "LazyVStack", layout: .lazyVertical(.center, spacing: 0)), content: content)
    }
}
