public import Flexbox
public import VitrineGeometry

/// A ``ConformanceCase`` as a tree to lay out.
public struct FixtureTree {
    public let tree: LayoutTree
    /// In preorder; the first is the root.
    public let nodes: [NodeID]

    public init(_ root: FixtureNode) throws(FixtureError) {
        var builder = Builder()
        try builder.add(root, isRightToLeft: false, to: nil)
        let texts = builder.texts
        builder.tree.measureLeaf = { tag, proposal in texts[tag].measurement(fitting: proposal) }
        self.tree = builder.tree
        self.nodes = builder.nodes
    }

    /// The boxes of all nodes in preorder, each relative to its parent's, after layout in the case's viewport.
    public func boxes(in testCase: ConformanceCase) -> [Rect] {
        tree.layOut(nodes[0], inBlockOfWidth: testCase.viewportWidth, height: testCase.viewportHeight)
        return nodes.map(tree.frame(of:))
    }
}

private struct Builder {
    let tree = LayoutTree()
    var nodes: [NodeID] = []
    var texts: [FixtureText] = []

    mutating func add(_ fixture: FixtureNode, isRightToLeft: Bool, to parent: NodeID?) throws(FixtureError) {
        let style = try BoxStyle(fixture.style)
        var isRightToLeft = isRightToLeft
        if let direction = fixture.style["direction"] { isRightToLeft = direction == .text("rtl") }
        let node: NodeID
        if let text = fixture.text {
            node = tree.addLeaf(tag: texts.count)
            tree.setStyle(style, of: node)
            texts.append(text)
        } else {
            node = tree.addFlexContainer(style)
        }
        tree.setRightToLeft(isRightToLeft, of: node)
        if let parent { tree.append(node, to: parent) }
        nodes.append(node)
        for child in fixture.children { try add(child, isRightToLeft: isRightToLeft, to: node) }
    }
}
