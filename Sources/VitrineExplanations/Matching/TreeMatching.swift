import VitrineComposition

/// Finds the same elements in two trees, in the practice of tree differencing: identities first, then equal subtrees, then
/// what is alike in the same slot, whose kind may be another; at last what was put around an element or taken away from it.
///
/// Subtrees are compared by number, lists of siblings by their longest common order, and only what is left between
/// equal siblings one by one.
struct TreeMatching {
    struct Pair: Hashable {
        var old: Int
        var new: Int
    }

    /// Elements that are the same, parents before children.
    struct Match {
        var pair: Pair
        /// What became of the modifiers around; nothing where all is equal.
        var layers: [LayerAlignment.Step] = []
        /// Whether the elements are equal with all that is in and around them.
        var isEqual = false
    }

    /// An element that only one tree has, around elements that both have.
    struct Wrapping {
        var wrapper: Int
        var content: [Pair]
    }

    private(set) var matches: [Match] = []
    private(set) var moved: [Pair] = []
    /// Elements of which several stand in another order among the same siblings, by their parent.
    private(set) var reordered: [Pair] = []
    /// The topmost elements that only the new tree has.
    private(set) var inserted: [Int] = []
    /// The topmost elements that only the old tree has.
    private(set) var removed: [Int] = []
    /// Elements in the same slot that have nothing in common.
    private(set) var replaced: [Pair] = []
    private(set) var wrapped: [Wrapping] = []
    private(set) var unwrapped: [Wrapping] = []

    let old: ElementTree
    let new: ElementTree
    private let likeness: Likeness

    init(_ old: ElementTree, _ new: ElementTree) {
        self.old = old
        self.new = new
        likeness = Likeness(old: old, new: new)
        match(Pair(old: 0, new: 0))
        findMovedElsewhere()
    }

    /// Matches two elements with all that is in and around them.
    ///
    /// - Parameter wrapper: the modifiers around what was put around one of them.
    private mutating func match(
        _ pair: Pair, within wrapper: (old: [ModifierLayer], new: [ModifierLayer]) = ([], [])
    ) {
        let (before, after) = (old.elements[pair.old], new.elements[pair.new])
        if before.shape == after.shape, wrapper.old.isEmpty, wrapper.new.isEmpty {
            for (left, right) in zip(old.subtree(pair.old), new.subtree(pair.new)) {
                matches.append(Match(pair: Pair(old: left, new: right), isEqual: true))
            }
            return
        }
        let layers = LayerAlignment(wrapper.old + before.layers, wrapper.new + after.layers) {
            old.elements[$0].shape == new.elements[$1].shape
        }
        matches.append(Match(pair: pair, layers: layers.steps))
        for case .kept(let left, let right) in layers.steps { align(left.contents, right.contents, in: nil) }
        align(before.children, after.children, in: pair)
    }

    /// Matches the elements of two lists.
    private mutating func align(_ left: [Int], _ right: [Int], in parent: Pair?) {
        if left.isEmpty && right.isEmpty { return }
        var slots = SiblingSlots(left, right)
        slots.pair(by: { old.elements[$0].identity }, { new.elements[$0].identity })
        slots.pairEqual(by: { old.elements[$0].shape }, { new.elements[$0].shape })
        slots.pairInGaps(sameIn: gapPairs)
        slots.pairCrossing(by: { old.elements[$0].shape }, { new.elements[$0].shape })
        var wrappings: [(Wrapping, isOld: Bool)] = []
        for gap in slots.gaps() { wrappings += pairWrapped(gap, &slots) }
        for gap in slots.gaps() where gap.old.count == 1 && gap.new.count == 1 {
            let pair = Pair(old: left[gap.old[0]], new: right[gap.new[0]])
            replaced.append(pair)
            slots.close(gap)
        }
        removed += slots.openOld.map { left[$0] }
        inserted += slots.openNew.map { right[$0] }
        let moves = slots.moves
        if moves.count > 1, let parent { reordered.append(parent) } else { moved += moves }
        for pair in slots.pairs { match(pair) }
        for (wrapping, isOld) in wrappings { match(wrapping, isOld: isOld) }
    }

    /// The pairs of a gap between equal siblings that are most alike, in their order.
    private func gapPairs(_ left: [Int], _ right: [Int]) -> [(old: Int, new: Int)] {
        let limit = 4_096
        if left.count * right.count <= limit {
            return bestPairs(left.count, right.count) { likenessOfSame(left[$0], right[$1]) }
        }
        // Long lists that were changed throughout: by place from the nearer end, else nothing is alike.
        return (0..<min(left.count, right.count)).compactMap { place in
            likenessOfSame(left[place], right[place]).map { _ in (place, place) }
        }
    }

    /// How much two elements in one slot are alike, if they may be the same.
    private func likenessOfSame(_ left: Int, _ right: Int) -> Double? {
        let value = likeness.of(left, right)
        let isOther = old.elements[left].identity != nil && new.elements[right].identity != nil
        return value >= (isOther ? Likeness.sameOfOtherIdentity : Likeness.same) ? value : nil
    }

    /// Finds elements of a gap that have been put into a new one in their place, or taken out of one.
    private func pairWrapped(
        _ gap: SiblingSlots.Gap, _ slots: inout SiblingSlots
    ) -> [(Wrapping, isOld: Bool)] {
        var found: [(Wrapping, isOld: Bool)] = []
        var (openOld, openNew) = (gap.old, gap.new)
        for place in openNew {
            let wrapper = slots.right[place]
            let content = contentPairs(
                openOld.map { slots.left[$0] }, new.elements[wrapper].children, isOldOutside: true)
            if content.isEmpty { continue }
            let inside = Set(content.map(\.old))
            openOld.removeAll { inside.contains(slots.left[$0]) }
            slots.close(old: slots.left.indices.filter { inside.contains(slots.left[$0]) }, new: [place])
            found.append((Wrapping(wrapper: wrapper, content: content), false))
        }
        openNew.removeAll { !slots.openNew.contains($0) }
        for place in openOld {
            let wrapper = slots.left[place]
            let content = contentPairs(
                old.elements[wrapper].children, openNew.map { slots.right[$0] }, isOldOutside: false)
            if content.isEmpty { continue }
            let inside = Set(content.map(\.new))
            openNew.removeAll { inside.contains(slots.right[$0]) }
            slots.close(old: [place], new: slots.right.indices.filter { inside.contains(slots.right[$0]) })
            found.append((Wrapping(wrapper: wrapper, content: content), true))
        }
        return found
    }

    /// The elements that stand in both lists, one of which is the inside of a new or a former element.
    private func contentPairs(_ left: [Int], _ right: [Int], isOldOutside: Bool) -> [Pair] {
        if left.isEmpty || right.isEmpty { return [] }
        let least = 0.6
        let pairs = bestPairs(left.count, right.count) { row, column in
            if old.elements[left[row]].core == new.elements[right[column]].core { return 1 }
            let value = likeness.of(left[row], right[column])
            return value >= least ? value : nil
        }
        if pairs.isEmpty {
            // What is put around may have a container of its own in between.
            if isOldOutside, right.count == 1 {
                return contentPairs(left, new.elements[right[0]].children, isOldOutside: true)
            }
            if !isOldOutside, left.count == 1 {
                return contentPairs(old.elements[left[0]].children, right, isOldOutside: false)
            }
        }
        return pairs.map { Pair(old: left[$0.old], new: right[$0.new]) }
    }

    private mutating func match(_ wrapping: Wrapping, isOld: Bool) {
        let layers = (isOld ? old : new).elements[wrapping.wrapper].layers
        if isOld { unwrapped.append(wrapping) } else { wrapped.append(wrapping) }
        guard wrapping.content.count == 1 else {
            for pair in wrapping.content { match(pair) }
            return
        }
        match(wrapping.content[0], within: isOld ? (layers, []) : ([], layers))
    }

    /// Pairs what was removed in one place and inserted in another.
    private mutating func findMovedElsewhere() {
        let places = Dictionary(grouping: removed) { old.elements[$0].shape }
        var isMoved: Set<Int> = []
        for (position, element) in inserted.enumerated() {
            guard let sources = places[new.elements[element].shape], sources.count == 1,
                new.subtree(element).contains(where: { new.description(of: $0).visibleContent != nil })
            else { continue }
            let pair = Pair(old: sources[0], new: element)
            guard !isMoved.contains(-1 - pair.old) else { continue }
            isMoved.formUnion([position, -1 - pair.old])
            moved.append(pair)
            match(pair)
        }
        inserted = inserted.indices.filter { !isMoved.contains($0) }.map { inserted[$0] }
        removed.removeAll { isMoved.contains(-1 - $0) }
    }
}
