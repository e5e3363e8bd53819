/// Scrolls the scroll views inside of a ``ScrollViewReader``.
public nonisolated struct ScrollViewProxy: Sendable {
    let requests: ScrollRequests?
    let scroller: UInt64

    /// Scrolls to the view of an id once the component has been laid out: as little as shows it, or so that the anchor
    /// of the view stands at that of its window. Nothing happens where there is no such view. To be called on the main actor.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        guard let requests else { return }
        // Only the main actor has the id: the assertion below fails elsewhere.
        nonisolated(unsafe) let request = ScrollRequest(.view(AnyHashable(id)), anchor: anchor)
        MainActor.assumeIsolated { requests.add(request, from: scroller) }
    }
}
