/// What keeps the selection of a list: the tag of a row or none, or the tags of some.
public protocol SelectedTags<Tag> {
    associatedtype Tag: Hashable

    static func listSelection(_ selection: Binding<Self>) -> ListSelection
}

extension Optional: SelectedTags where Wrapped: Hashable {
    public typealias Tag = Wrapped

    public static func listSelection(_ selection: Binding<Wrapped?>) -> ListSelection {
        ListSelection(one: selection)
    }
}

extension Set: SelectedTags {
    public typealias Tag = Element

    public static func listSelection(_ selection: Binding<Set<Element>>) -> ListSelection {
        ListSelection(several: selection)
    }
}
