import VitrineGeometry

extension LayoutTree {
    /// Adds a leaf that ``measureLeaf`` knows by a tag.
    public func addLeaf(tag: Int) -> NodeID {
        addNode(.measuredLeaf, payload: leafTags.append(tag))
    }

    func measuredLeafSize(of node: NodeID, _ proposal: Proposal) -> Size {
        let measurement = measurement(ofLeaf: node.index, proposal)
        // The baselines come with the size, so they are remembered together.
        remember(measurement.firstBaseline, as: .firstTextBaseline, of: node, proposal)
        remember(measurement.lastBaseline, as: .lastTextBaseline, of: node, proposal)
        return measurement.size
    }

    func measuredLeafGuide(_ guide: AlignmentGuide, in node: NodeID, _ proposal: Proposal) -> Double? {
        guard guide == .firstTextBaseline || guide == .lastTextBaseline else { return nil }
        let measurement = measurement(ofLeaf: node.index, proposal)
        return guide == .firstTextBaseline ? measurement.firstBaseline : measurement.lastBaseline
    }

    /// What the caller's measurer says of a leaf.
    func measurement(ofLeaf node: Int32, _ proposal: Proposal) -> LeafMeasurement {
        measureLeaf(leafTags[nodes[node].payload], proposal).bounded
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
