import VitrineViews

extension LaidOutNode {
    /// The numbers of what can be done with the element and those inside, as far as they are shown and not behind what is
    /// presented.
    package var reachableInteractions: [Int] {
        guard !isInvisible, rare.accessibility?.isHidden != true else { return [] }
        return rare.interactions + children.flatMap(\.reachableInteractions)
    }

    /// The element itself or one inside, by its id.
    package func descendant(_ id: String) -> LaidOutNode? {
        if self.id.text == id { return self }
        for child in children {
            if let found = child.descendant(id) { return found }
        }
        return nil
    }
}
