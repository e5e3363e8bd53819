import VitrineComposition
import VitrineGeometry
import VitrineJSONValues

extension CauseList {
    /// Adds what is different about an element and the modifiers around it.
    mutating func collectProperties(of match: TreeMatching.Match) {
        let (old, new) = (matching.old, matching.new)
        let pair = match.pair
        for step in match.layers { collect(step, at: pair) }
        let (from, to) = (old.description(of: pair.old), new.description(of: pair.new))
        if from.kind != to.kind {
            let names = [from, to].map { ElementPath($0.id).lastName }
            add(.kind(from: names[0], to: names[1]), at: pair.new, of: "kind", exactly: "\(names)")
            let shared = Set(from.properties.keys).intersection(to.properties.keys)
                // What these mean depends on the axis.
                .subtracting(["alignment", "axis"])
            let kept = [from, to].map { $0.properties.filter { shared.contains($0.key) } }
            compare(kept[0], kept[1], kind: to.kind, resized: from.box.size != to.box.size, at: pair)
        } else {
            let tokens = (
                old.tokens(at: old.elements[pair.old].node), new.tokens(at: new.elements[pair.new].node)
            )
            compare(
                from.properties, to.properties, kind: to.kind, resized: from.box.size != to.box.size,
                at: pair, tokens: tokens)
        }
    }

    private mutating func compare(
        _ from: [String: JSONValue], _ to: [String: JSONValue], kind: String, resized isResized: Bool,
        at pair: TreeMatching.Pair, of layer: ModifierLayer? = nil,
        tokens: (UsedTokens, UsedTokens) = (UsedTokens(nil), UsedTokens(nil))
    ) {
        let difference = PropertyDifference(from, to, kind: kind, isResized: isResized, tokens: tokens)
        for change in difference.causes {
            let name = PropertyName(kind: kind, name: change.name)
            let values = [change.from, change.to].map { $0.map(JSONWriter.text) ?? "none" }
            if let file = change.file {
                addPicture(file, values[0], values[1], at: pair.new)
            } else if let token = change.token {
                addToken(token, name, change, at: pair.new, of: layer)
            } else if isFollowingSize(change, at: pair) {
                follow(.property(name, from: change.from, to: change.to), at: pair.new)
            } else {
                add(
                    .property(name, from: change.from, to: change.to), at: pair.new,
                    in: newNames.place(of: pair.new, modifier: layer), of: "\(kind) \(change.name)",
                    exactly: values.joined(separator: " → "))
            }
        }
        for change in difference.consequences {
            let name = PropertyName(kind: kind, name: change.name)
            follow(.property(name, from: change.from, to: change.to), at: pair.new)
        }
    }

    private mutating func collect(_ step: LayerAlignment.Step, at pair: TreeMatching.Pair) {
        let (old, new) = (matching.old, matching.new)
        switch step {
        case .kept(let before, let after):
            guard before.properties != after.properties || before.kind != after.kind else { return }
            let sizes = (old.nodes[before.nodes[0]].box.size, new.nodes[after.nodes[0]].box.size)
            compare(
                before.properties, after.properties, kind: after.kind, resized: sizes.0 != sizes.1, at: pair,
                of: after, tokens: (before.tokens, after.tokens))
        case .removed(let layer):
            if layer.contents.contains(where: { oldNames.isSeen($0) }) {
                for content in layer.contents { addRemoved(content) }
            } else {
                add(
                    .modifierRemoved(LayerWords(layer, in: old).text), at: pair.new,
                    in: oldNames.place(of: pair.old, modifier: layer), of: "\(layer.kind) removed",
                    exactly: exactly(layer, oldNames))
            }
        case .added(let layer):
            if layer.contents.contains(where: { newNames.isSeen($0) }) {
                for content in layer.contents { addInserted(content) }
            } else {
                add(
                    .modifierAdded(LayerWords(layer, in: new).text), at: pair.new,
                    in: newNames.place(of: pair.new, modifier: layer), of: "\(layer.kind) added",
                    exactly: exactly(layer, newNames))
            }
        case .reordered(_, let layer, let isInside, let other):
            add(
                .modifierMoved(LayerWords(layer, in: new).text, isInside: isInside, of: other), at: pair.new,
                of: "\(layer.kind) order", exactly: other)
        }
    }

    /// A modifier with its values, but only the structure of what it shows.
    private func exactly(_ layer: ModifierLayer, _ names: ElementNames) -> String {
        "\(JSONWriter.text(of: .record(layer.properties))) \(layer.contents.map(names.outline))"
    }

    /// Whether a measure inside a geometry reader may follow from that one's size.
    private func isFollowingSize(_ change: PropertyDifference.Member, at pair: TreeMatching.Pair) -> Bool {
        guard case .number? = change.from, case .number? = change.to else { return false }
        var ancestors: (Int?, Int?) = (
            matching.old.elements[pair.old].parent, matching.new.elements[pair.new].parent
        )
        while let before = ancestors.0, let after = ancestors.1 {
            let (from, to) = (matching.old.description(of: before), matching.new.description(of: after))
            if from.kind == "geometry", to.kind == "geometry", from.box.size != to.box.size { return true }
            ancestors = (matching.old.elements[before].parent, matching.new.elements[after].parent)
        }
        return false
    }
}
