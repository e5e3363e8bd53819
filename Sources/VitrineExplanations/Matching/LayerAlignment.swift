import VitrineComposition

/// Which modifiers around an element are the same before and after.
struct LayerAlignment {
    enum Step {
        case kept(ModifierLayer, ModifierLayer)
        case removed(ModifierLayer)
        case added(ModifierLayer)
        /// The same modifier now stands inside or outside of another one, which makes a difference.
        case reordered(ModifierLayer, ModifierLayer, isInside: Bool, of: String)
    }

    private(set) var steps: [Step] = []

    /// - Parameter isSameContent: whether two elements behind or in front of what is modified are equal.
    init(
        _ old: [ModifierLayer], _ new: [ModifierLayer], isSameContent: (Int, Int) -> Bool
    ) {
        let apart = Self.steps(old, new, isSameContent)
        let merged = Self.steps(Self.mergingPaddings(old), Self.mergingPaddings(new), isSameContent)
        steps = Self.cost(merged) <= Self.cost(apart) ? merged : apart
    }

    /// What is removed or added, besides what is changed in place.
    private static func cost(_ steps: [Step]) -> Int {
        steps.reduce(0) { sum, step in
            switch step {
            case .kept(let old, let new): sum + (old.properties == new.properties ? 0 : 2)
            case .removed, .added, .reordered: sum + 3
            }
        }
    }

    /// Paddings next to each other, which together keep a distance that is their sum.
    private static func mergingPaddings(_ layers: [ModifierLayer]) -> [ModifierLayer] {
        var merged: [ModifierLayer] = []
        for layer in layers {
            if layer.kind == "padding", let last = merged.last, last.kind == "padding",
                let sum = PaddingEdges(last.properties, plus: layer.properties)
            {
                let others = PaddingEdges.others(in: layer.properties)
                    .merging(PaddingEdges.others(in: last.properties)) { $1 }
                merged[merged.count - 1].properties = others.merging(sum.properties) { $1 }
                merged[merged.count - 1].tokens = .ofSum(last, layer)
                merged[merged.count - 1].nodes += layer.nodes
            } else {
                merged.append(layer)
            }
        }
        return merged
    }

    private static func steps(
        _ old: [ModifierLayer], _ new: [ModifierLayer], _ isSameContent: (Int, Int) -> Bool
    ) -> [Step] {
        var pairs: [(old: Int, new: Int)] = bestPairs(old.count, new.count) { left, right in
            likeness(old[left], new[right], isSameContent)
        }
        let kept = pairs
        var orders: [Int: Step] = [:]
        var removed = Set(old.indices).subtracting(pairs.map(\.old))
        var added = Set(new.indices).subtracting(pairs.map(\.new))
        for left in removed.sorted() {
            guard
                let right = added.sorted().first(where: {
                    old[left].kind == new[$0].kind && old[left].properties == new[$0].properties
                        && old[left].contents.elementsEqual(new[$0].contents, by: isSameContent)
                })
            else { continue }
            removed.remove(left)
            added.remove(right)
            pairs.append((left, right))
            let passed = kept.filter { ($0.old < left) != ($0.new < right) }
            let obstacle = passed.first { !ModifierOrder.isIndifferent(old[left].kind, new[$0.new].kind) }
            if let obstacle {
                orders[right] = .reordered(
                    old[left], new[right], isInside: obstacle.new < right, of: new[obstacle.new].kind)
            }
        }
        var steps: [Step] = []
        for left in removed.sorted() where !ModifierOrder.isWithoutEffect(old[left]) {
            steps.append(.removed(old[left]))
        }
        for right in new.indices {
            if let order = orders[right] {
                steps.append(order)
            } else if let pair = pairs.first(where: { $0.new == right }) {
                steps.append(.kept(old[pair.old], new[right]))
            } else if !ModifierOrder.isWithoutEffect(new[right]) {
                steps.append(.added(new[right]))
            }
        }
        return steps
    }

    /// How much speaks for two modifiers being the same, nothing where they are not.
    private static func likeness(
        _ old: ModifierLayer, _ new: ModifierLayer, _ isSameContent: (Int, Int) -> Bool
    ) -> Double? {
        guard old.kind == new.kind else {
            return [old.kind, new.kind].allSatisfy { $0.hasSuffix("frame") } ? 1 : nil
        }
        let content = old.contents.elementsEqual(new.contents, by: isSameContent) ? 2.0 : 0
        if old.properties == new.properties { return 6 + content }
        // A frame for the width is not one for the height.
        let shared = Set(old.properties.keys).intersection(new.properties.keys)
        let all = Set(old.properties.keys).union(new.properties.keys)
        return 2 + Double(shared.count) / Double(max(all.count, 1)) + content
    }
}
