import Flexbox
import Foundation
import Testing
import VitrineGeometry

/// Each level of a stack may ask its children three questions; remembering answers must keep that from multiplying.
struct NestedStackTests {
    let texts = TextTree()
    var tree: LayoutTree { texts.tree }

    @Test(arguments: [(6, 130), (12, 420), (24, 1500)])
    func `Nested stacks measure a text about as often as there are levels around it`(levels: Int, most: Int) {
        let root = alternatingStacks(levels: levels)
        tree.layOut(root, proposing: Proposal(width: 100_000, height: 100_000))
        #expect(texts.measurements <= most)
    }

    @Test
    func `Laying out again measures nothing`() {
        let root = alternatingStacks(levels: 12)
        tree.layOut(root, proposing: Proposal(width: 600, height: 500))
        let before = texts.measurements
        tree.layOut(root, proposing: Proposal(width: 600, height: 500))
        #expect(texts.measurements == before)
    }

    @Test
    func `A changed text is measured again, and those beside it are not`() {
        let leaf = texts.text(30)
        let root = tree.column(tree.row(texts.text(20), leaf), tree.row(texts.text(10), texts.text(40)))
        tree.layOut(root, proposing: Proposal(width: 200, height: nil))
        let before = texts.measurements
        texts.change(leaf, to: 50)
        tree.layOut(root, proposing: Proposal(width: 200, height: nil))
        #expect(tree.frame(of: leaf).width == 50)
        // For 0, for infinity and for its share, once at any height and once at the row's, at which it is placed; the text before it
        // takes the same share as it did.
        #expect(texts.measurements - before == 6)
    }

    @Test
    func `Thousands of nested stacks and modifiers fit on the call stack of a worker thread`() async {
        let size = await withCheckedContinuation { continuation in
            let thread = Thread {
                let texts = TextTree()
                let root = Self.deepStacks(levels: 5_000, in: texts)
                continuation.resume(
                    returning: texts.tree.layOut(root, proposing: Proposal(width: 100, height: nil)))
            }
            thread.stackSize = 512 * 1024
            thread.start()
        }
        #expect(size == Size(width: 5 + 2 * 1000, height: 20 + 2 * 1000))
    }

    /// Rows and columns in turn, each with a text before and after the next level.
    private func alternatingStacks(levels: Int) -> NodeID {
        var node = texts.text(20, 20, 20)
        for level in 0..<levels {
            let first = texts.text(Double(20 + level), 30, 10)
            let last = texts.text(15, Double(10 + level))
            node = level.isMultiple(of: 2) ? tree.row(first, node, last) : tree.column(first, node, last)
        }
        return node
    }

    /// A text in as many containers of five kinds.
    private static func deepStacks(levels: Int, in texts: TextTree) -> NodeID {
        let tree = texts.tree
        var node = texts.text(20)
        for level in 0..<levels {
            switch level % 5 {
            case 0: node = tree.row(alignment: .firstTextBaseline, node)
            case 1: node = tree.parent(tree.addPadding(Insets(all: 1)), node)
            case 2: node = tree.parent(tree.addFlexibleFrame(width: FlexibleLength(max: .infinity)), node)
            case 3: node = tree.column(node)
            default: node = tree.parent(tree.addZStack(), node)
            }
        }
        return node
    }
}
