public import Composition

/// Why a snapshot looks different: what was changed, and what only follows from that.
public struct Explanation: Equatable, Sendable {
    /// Properties that changed, elements that came, went or moved.
    public var causes: [Change]
    /// Places and sizes that are different.
    public var consequences: [Change]

    /// Compares the elements of a reference with fresh ones.
    public init(from reference: [NodeDescription], to actual: [NodeDescription]) {
        self.causes = []
        self.consequences = []
        guard reference != actual, let old = ElementTree(reference), let new = ElementTree(actual) else {
            return
        }
        let alignment = TreeAlignment(reference: old, actual: new)
        let names = ElementNames(reference + actual)
        collectCauses(alignment, old, new, names)
        collectConsequences(alignment, old, new, names)
    }

    /// Whether the elements are the same in every respect.
    public var isEmpty: Bool { causes.isEmpty && consequences.isEmpty }

    private mutating func collectCauses(
        _ alignment: TreeAlignment, _ old: ElementTree, _ new: ElementTree, _ names: ElementNames
    ) {
        for pair in alignment.matches {
            let (from, to) = (old.nodes[pair.reference], new.nodes[pair.actual])
            if from.description.kind != to.description.kind {
                causes.append(
                    names.change(
                        to.description.id, .kind(from: from.description.kind, to: to.description.kind)))
            }
            for change in Self.changedProperties(from.description, to.description) {
                let name = PropertyName(modifier: to.modifier, name: change.name)
                causes.append(
                    names.change(to.description.id, .property(name, from: change.from, to: change.to)))
            }
        }
        for index in alignment.removed {
            let node = old.nodes[index]
            causes.append(
                names.change(
                    node.description.id, node.modifier == nil ? .removed : Self.removal(of: node)))
        }
        for index in alignment.inserted {
            let node = new.nodes[index]
            causes.append(
                names.change(
                    node.description.id, node.modifier == nil ? .inserted : Self.addition(of: node)))
        }
        for pair in alignment.moved {
            causes.append(names.change(new.nodes[pair.actual].description.id, .moved))
        }
    }
}
