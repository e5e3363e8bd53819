/// Which rows of a list are selected, by their tags, and what a tap on a row changes of it.
public struct ListSelection {
    /// Whether several rows may be selected, which takes an edit mode.
    let isMultiple: Bool
    /// Whether a tag is of the type that the selection keeps.
    let accepts: (AnyHashable) -> Bool
    let contains: (AnyHashable) -> Bool
    /// What a tap on a row of the tag does.
    let tap: (AnyHashable) -> Void
    let removeAll: () -> Void
    /// The tag of the row that is selected, where one can be.
    let selected: () -> AnyHashable?

    init<Value: Hashable>(one selection: Binding<Value?>) {
        isMultiple = false
        accepts = { $0.base is Value }
        contains = { tag in (tag.base as? Value).map { $0 == selection.wrappedValue } ?? false }
        tap = { tag in if let value = tag.base as? Value { selection.wrappedValue = value } }
        removeAll = { selection.wrappedValue = nil }
        selected = { selection.wrappedValue.map { AnyHashable($0) } }
    }

    init<Value: Hashable>(several selection: Binding<Set<Value>>) {
        isMultiple = true
        accepts = { $0.base is Value }
        contains = { tag in (tag.base as? Value).map { selection.wrappedValue.contains($0) } ?? false }
        tap = { tag in
            guard let value = tag.base as? Value else { return }
            if selection.wrappedValue.remove(value) == nil { selection.wrappedValue.insert(value) }
        }
        removeAll = { selection.wrappedValue = [] }
        selected = { nil }
    }
}

/// The selections of the lists in a view.
enum ListSelectionsKey: PreferenceKey {
    static var defaultValue: [ListSelection] { [] }

    static func reduce(value: inout [ListSelection], nextValue: () -> [ListSelection]) {
        value += nextValue()
    }
}

extension EnvironmentValues {
    /// The selection of the list that a link's row stands in, where a link selects it.
    var rowSelection: ListSelection? {
        get { self[RowSelectionKey.self] }
        set { self[RowSelectionKey.self] = newValue }
    }
}

private enum RowSelectionKey: EnvironmentKey { static var defaultValue: ListSelection? { nil } }

enum SelectionDisabledTrait: TraitKey { typealias Value = Bool }

nonisolated extension View {
    /// Keeps people from selecting a row of a list.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        trait(SelectionDisabledTrait.self, isDisabled)
    }
}
