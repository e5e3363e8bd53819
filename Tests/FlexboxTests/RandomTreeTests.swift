import Flexbox
import LayoutFixtures
import Testing
import VitrineGeometry

/// Trees that nobody would write.
struct RandomTreeTests {
    @Test(arguments: 0..<20)
    func `Every box is finite, whatever the style`(part: Int) {
        for seed in 0..<100 {
            let (tree, root) = Self.tree(seed: UInt64(part * 100 + seed))
            for width in [0.0, 300, 1e9] {
                tree.layOut(root, inBlockOfWidth: width, height: seed.isMultiple(of: 2) ? 200 : nil)
                let isFinite = tree.allFrames(below: root).allSatisfy(\.isFinite)
                #expect(isFinite, "seed \(part * 100 + seed)")
            }
            let size = tree.sizeThatFits(root, .ideal)
            #expect(size.width.isFinite && size.height.isFinite, "seed \(part * 100 + seed)")
        }
    }

    @Test(arguments: 0..<20)
    func `Nodes of every kind bear every number`(part: UInt64) {
        for seed in part * 1_000..<part * 1_000 + 1_000 {
            let trial = LayoutTrial(seed: seed)
            #expect(trial.findings.isEmpty, "seed \(seed)")
        }
    }

    @Test(arguments: 0..<20)
    func `Changing a layout comes to the same as making it anew`(part: Int) {
        for seed in 0..<40 {
            let number = UInt64(1_000_000 + part * 100 + seed)
            let (tree, root) = Self.tree(seed: number)
            tree.layOut(root, inBlockOfWidth: 300, height: nil)
            var changes = RandomTree(seed: number &* 31, .boxes, .ordinary)
            let nodes = tree.preorder(from: root)
            for _ in 0..<4 {
                changes.change(tree, nodes)
                tree.layOut(root, inBlockOfWidth: 300, height: nil)
            }
            let (fresh, freshRoot) = Self.tree(seed: number)
            var sameChanges = RandomTree(seed: number &* 31, .boxes, .ordinary)
            let freshNodes = fresh.preorder(from: freshRoot)
            for _ in 0..<4 { sameChanges.change(fresh, freshNodes) }
            fresh.layOut(freshRoot, inBlockOfWidth: 300, height: nil)
            #expect(
                tree.description(of: root) == fresh.description(of: freshRoot), "seed \(number)")
        }
    }

    private static func tree(seed: UInt64) -> (LayoutTree, NodeID) {
        let text = FixtureText(words: [30, 12, 50, 8, 25], lineHeight: 16, ascent: 12)
        let tree = LayoutTree { _, proposal in text.measurement(fitting: proposal) }
        var random = RandomTree(seed: seed, .boxes, .ordinary)
        // The root is a container: other kinds are made below it only.
        let root = random.add(to: tree)
        return (tree, root)
    }
}

extension LayoutTree {
    /// A node and all below it, parents first.
    func preorder(from root: NodeID) -> [NodeID] {
        var nodes: [NodeID] = []
        var open = [root]
        while let node = open.popLast() {
            nodes.append(node)
            open += Array(children(of: node)).reversed()
        }
        return nodes
    }

    func allFrames(below root: NodeID) -> [Rect] {
        preorder(from: root).map(frame(of:))
    }
}

extension Rect {
    fileprivate var isFinite: Bool {
        minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
    }
}
