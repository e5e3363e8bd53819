public import Composition

/// Why a snapshot looks different: what was changed, and what only follows from that.
public struct Explanation: Equatable, Sendable {
    /// Properties that changed, elements that came, went or moved.
    public private(set) var causes: [Change] = []
    /// Places and sizes that are different.
    public internal(set) var consequences: [Change] = []
    /// The causes with their exact values and apart from where in the component they are.
    public private(set) var cluster: CauseCluster?

    /// Compares the elements of a reference with fresh ones.
    public init(from reference: [NodeDescription], to actual: [NodeDescription]) {
        guard reference != actual, let old = ElementTree(reference), let new = ElementTree(actual) else {
            return
        }
        let alignment = TreeAlignment(reference: old, actual: new)
        let names = ElementNames(reference + actual)
        let found = Self.causes(alignment, old, new)
        causes = found.map { names.change($0.id, $0.detail) }
        let causeNames = CauseNames(reference + actual)
        cluster = CauseCluster(
            found.map { cause in
                let name = causeNames.name(of: cause.id)
                let title = ElementNames.shortened(name.split(separator: "/")[...])
                return ("\(name) \(cause.exactly)", "`\(title)` \(cause.detail)")
            })
        collectConsequences(alignment, old, new, names)
    }

    /// Whether the elements are the same in every respect.
    public var isEmpty: Bool { causes.isEmpty && consequences.isEmpty }

    private struct Cause {
        var id: String
        var detail: Change.Detail
        /// The detail with all that words leave out.
        var exactly: String
    }

    private static func causes(
        _ alignment: TreeAlignment, _ old: ElementTree, _ new: ElementTree
    ) -> [Cause] {
        var causes: [Cause] = []
        for pair in alignment.matches {
            let (from, to) = (old.nodes[pair.reference], new.nodes[pair.actual])
            let id = to.description.id
            if from.description.kind != to.description.kind {
                let detail = Change.Detail.kind(from: from.description.kind, to: to.description.kind)
                causes.append(Cause(id: id, detail: detail, exactly: "\(detail)"))
            }
            let changed = changedProperties(from.description, to.description)
            if changed.isEmpty, isRearranged(from, to, old, new) {
                let boxes = to.children.map { new.nodes[$0].description.box }
                causes.append(Cause(id: id, detail: .rearranged, exactly: "arranged \(boxes)"))
            }
            for change in changed {
                let name = PropertyName(
                    kind: to.description.kind, modifier: to.modifier, name: change.name)
                let values = [change.from, change.to].map { $0.map(JSONWriter.text) ?? "none" }
                causes.append(
                    Cause(
                        id: id, detail: .property(name, from: change.from, to: change.to),
                        exactly: "\(name) \(values.joined(separator: " → "))"))
            }
        }
        for index in alignment.removed {
            let node = old.nodes[index]
            causes.append(
                Cause(
                    id: node.description.id, detail: node.modifier == nil ? .removed : removal(of: node),
                    exactly: "removed \(old.content(of: index))"))
        }
        for index in alignment.inserted {
            let node = new.nodes[index]
            causes.append(
                Cause(
                    id: node.description.id, detail: node.modifier == nil ? .inserted : addition(of: node),
                    exactly: "inserted \(new.content(of: index))"))
        }
        for pair in alignment.moved {
            causes.append(Cause(id: new.nodes[pair.actual].description.id, detail: .moved, exactly: "moved"))
        }
        return causes
    }
}
