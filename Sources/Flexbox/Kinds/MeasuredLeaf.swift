import Geometry

extension LayoutTree {
    /// Adds a leaf that ``measureLeaf`` knows by a tag.
    public func addLeaf(tag: Int) -> NodeID {
        addNode(.measuredLeaf, payload: leafTags.append(tag))
    }

    func measuredLeafSize(of node: NodeID, _ proposal: Proposal) -> Size {
        let measurement = measureLeaf(leafTags[nodes[node.index].payload], proposal)
        requireFinite(measurement.size, for: "a leaf's size")
        // The baselines come with the size, so they are remembered together.
        remember(measurement.firstBaseline, as: .firstTextBaseline, of: node, proposal)
        remember(measurement.lastBaseline, as: .lastTextBaseline, of: node, proposal)
        return measurement.size
    }

    func measuredLeafGuide(_ guide: AlignmentGuide, in node: NodeID, _ proposal: Proposal) -> Double? {
        guard guide == .firstTextBaseline || guide == .lastTextBaseline else { return nil }
        let measurement = measureLeaf(leafTags[nodes[node.index].payload], proposal)
        return guide == .firstTextBaseline ? measurement.firstBaseline : measurement.lastBaseline
    }

    private func remember(
        _ baseline: Double?, as guide: AlignmentGuide, of node: NodeID, _ proposal: Proposal
    ) {
        guard let baseline else { return }
        memo.remember(
            Memo.Answer(first: baseline, second: 0), to: .guide(guide), proposal,
            head: &nodes[node.index].memoHead)
    }
}
