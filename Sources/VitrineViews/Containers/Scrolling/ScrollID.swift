/// The id of the view that a scroll view stands at or is to scroll to.
struct ScrollID: Hashable, Sendable {
    // Ids are handed from the component to its scroll view and back, both of which are the main actor's.
    nonisolated(unsafe) private let value: AnyHashable

    init(_ value: AnyHashable) {
        self.value = value
    }

    var hashable: AnyHashable { value }

    func callAsFunction<ID>(as type: ID.Type) -> ID? { value.base as? ID }
}
