import VitrineComposition
public import VitrineGeometry

/// The boxes of a changed element on the pictures before and after, in points from the canvas's corner.
public struct ChangedBoxes: Equatable, Sendable {
    /// One for each element that a declaration has changed; none where it is new.
    public var old: [Rect]
    /// None where it is gone.
    public var new: [Rect]

    public init(old: [Rect] = [], new: [Rect] = []) {
        self.old = old
        self.new = new
    }
}

extension CauseList {
    /// The boxes of an element, or of the modifier that a change is about.
    func boxes(_ detail: Change.Detail, old: Int?, new: Int?) -> ChangedBoxes {
        ChangedBoxes(
            old: old.map { [oldPlaces.boxes[matching.old.line(of: detail, at: $0)]] } ?? [],
            new: new.map { [newPlaces.boxes[matching.new.line(of: detail, at: $0)]] } ?? [])
    }
}

extension ElementTree {
    /// The line whose box shows a change of an element.
    fileprivate func line(of detail: Change.Detail, at element: Int) -> Int {
        let own = elements[element]
        guard case .property(let name, _, _) = detail else { return own.outermost() }
        if nodes[own.node].kind == name.kind { return own.node }
        return own.layers.first { $0.kind == name.kind }?.nodes.first ?? own.outermost()
    }
}
