import Flexbox
import Foundation
import LayoutFixtures
import Testing
import VitrineGeometry

struct DeepContainerTests {
    /// Alternating rows and columns around a text.
    private static func chain(_ count: Int, measuring count2: Counter) -> (tree: LayoutTree, root: NodeID) {
        let text = FixtureText(words: [30, 20], lineHeight: 10, ascent: 8)
        let tree = LayoutTree { _, proposal in
            count2.value += 1
            return text.measurement(fitting: proposal)
        }
        let root = tree.addFlexContainer(BoxStyle())
        var parent = root
        for index in 1..<count {
            var style = BoxStyle()
            style.flexDirection = index.isMultiple(of: 2) ? .row : .column
            style.alignItems = index.isMultiple(of: 5) ? .firstBaseline : .stretch
            style.flexGrow = 1
            style.padding = CSSEdges(all: .points(0.125))
            let node = tree.addFlexContainer(style)
            tree.append(node, to: parent)
            parent = node
        }
        tree.append(tree.addLeaf(tag: 0), to: parent)
        return (tree, root)
    }

    private final class Counter {
        var value = 0
    }

    @Test
    func `Five thousand nested containers fit on the call stack of a worker thread`() async {
        let height = await withCheckedContinuation { continuation in
            let thread = Thread {
                let (tree, root) = Self.chain(5_000, measuring: Counter())
                tree.layOut(root, inBlockOfWidth: 2_000, height: nil)
                continuation.resume(returning: tree.frame(of: root).height)
            }
            thread.stackSize = 512 * 1024
            thread.start()
        }
        #expect(height == 1_259.75)
    }

    @Test(arguments: [100, 1_000, 2_000])
    func `A text is measured a few times, however deep it is`(depth: Int) {
        let counter = Counter()
        let (tree, root) = Self.chain(depth, measuring: counter)
        tree.layOut(root, inBlockOfWidth: 4_000, height: nil)
        #expect(counter.value <= 6)
    }

    // Were the children postponed one by one, each would be asked again for each other: that would take hours.
    @Test(.timeLimit(.minutes(1)))
    func `Many deep children are answered together`() {
        let counter = Counter()
        let (tree, root) = Self.chain(2, measuring: counter)
        for _ in 0..<100 {
            var node = tree.addFlexContainer(BoxStyle())
            tree.append(node, to: root)
            for _ in 0..<100 {
                let child = tree.addFlexContainer(BoxStyle())
                tree.append(child, to: node)
                node = child
            }
            tree.append(tree.addLeaf(tag: 0), to: node)
        }
        tree.layOut(root, inBlockOfWidth: 4_000, height: nil)
        #expect(counter.value <= 600)
    }

    @Test
    func `Laying out again without a change measures nothing`() {
        let counter = Counter()
        let (tree, root) = Self.chain(30, measuring: counter)
        tree.layOut(root, inBlockOfWidth: 4_000, height: nil)
        counter.value = 0
        tree.layOut(root, inBlockOfWidth: 4_000, height: nil)
        #expect(counter.value == 0)
    }
}
