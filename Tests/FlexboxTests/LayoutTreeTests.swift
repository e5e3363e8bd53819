import Flexbox
import Testing
import VitrineGeometry

struct LayoutTreeTests {
    @Test
    func `Padding surrounds what its child answers`() {
        let tree = LayoutTree { _, _ in LeafMeasurement(size: Size(width: 31.5, height: 16)) }
        let root = tree.addPadding(Insets(top: 1, left: 2, bottom: 3, right: 4))
        tree.append(tree.addLeaf(tag: 0), to: root)
        tree.layOut(root, proposing: Proposal(width: 100, height: nil))
        #expect(
            tree.description(of: root) == """
                padding  x 0.0  y 0.0  37.5 × 20.0
                  leaf  x 2.0  y 1.0  31.5 × 16.0

                """)
    }

    @Test
    func `A frame centers a child that overflows`() {
        let tree = LayoutTree { _, _ in LeafMeasurement(size: Size(width: 30, height: 20)) }
        let root = tree.addFixedFrame(width: 10, height: 40)
        let leaf = tree.addLeaf(tag: 0)
        tree.append(leaf, to: root)
        tree.layOut(root, proposing: .ideal)
        #expect(tree.frame(of: root).size == Size(width: 10, height: 40))
        #expect(tree.frame(of: leaf) == Rect(x: -10, y: 10, width: 30, height: 20))
    }

    @Test
    func `Leading is at the right where the node says so`() {
        let tree = LayoutTree { _, _ in LeafMeasurement(size: Size(width: 30, height: 20)) }
        let root = tree.addFixedFrame(width: 100, height: 20, alignment: .topLeading)
        let leaf = tree.addLeaf(tag: 0)
        tree.append(leaf, to: root)
        tree.setRightToLeft(true, of: root)
        tree.layOut(root, proposing: .ideal)
        #expect(tree.frame(of: leaf).minX == 70)
    }

    @Test
    func `Baselines and explicit guides pass through containers`() {
        let tree = LayoutTree { _, _ in
            LeafMeasurement(size: Size(width: 30, height: 20), firstBaseline: 12, lastBaseline: 15)
        }
        let root = tree.addPadding(Insets(all: 5))
        let leaf = tree.addLeaf(tag: 0)
        tree.append(leaf, to: root)
        #expect(tree.position(of: .firstTextBaseline, in: root, .ideal) == 17)
        #expect(tree.position(of: .lastTextBaseline, in: root, .ideal) == 20)
        #expect(tree.position(of: .trailing, in: root, .ideal) == 40)
        tree.setGuide(.trailing, of: leaf) { $0.size.width / 3 }
        #expect(tree.position(of: .trailing, in: root, .ideal) == 15)
    }

    @Test
    func `A tree of five thousand levels does not exhaust the stack`() {
        let tree = LayoutTree { _, _ in
            LeafMeasurement(size: Size(width: 30, height: 20), firstBaseline: 12)
        }
        let root = tree.addPadding(Insets(all: 1))
        var node = root
        for _ in 1..<5_000 {
            let child = tree.addPadding(Insets(all: 1))
            tree.append(child, to: node)
            node = child
        }
        tree.append(tree.addLeaf(tag: 0), to: node)
        #expect(tree.layOut(root, proposing: .ideal) == Size(width: 10_030, height: 10_020))
        #expect(tree.position(of: .firstTextBaseline, in: root, .ideal) == 5_012)
    }

    @Test
    func `A changed leaf changes what its ancestors answer`() {
        final class Content {
            var width = 30.0
        }
        let content = Content()
        let tree = LayoutTree { _, _ in LeafMeasurement(size: Size(width: content.width, height: 20)) }
        let root = tree.addPadding(Insets(all: 1))
        let leaf = tree.addLeaf(tag: 0)
        tree.append(leaf, to: root)
        #expect(tree.layOut(root, proposing: .ideal).width == 32)
        content.width = 40
        #expect(tree.layOut(root, proposing: .ideal).width == 32)
        tree.markChanged(leaf)
        #expect(tree.layOut(root, proposing: .ideal).width == 42)
        #expect(tree.frame(of: leaf).width == 40)
    }

    @Test
    func `The example of the documentation prints what it says`() {
        let words = ["title": 120.0, "price": 48.0]
        let names = ["title", "price"]
        let tree = LayoutTree { tag, proposal in
            let ideal = words[names[tag]] ?? 0
            let width = min(ideal, proposal.width.length ?? ideal)
            return LeafMeasurement(size: Size(width: width, height: 20))
        }

        var row = BoxStyle()
        row.columnGap = .points(8)
        row.padding = CSSEdges(all: .points(12))
        let root = tree.addFlexContainer(row)

        let title = tree.addLeaf(tag: 0)
        var grows = BoxStyle()
        grows.flexGrow = 1
        tree.setStyle(grows, of: title)
        tree.append(title, to: root)
        tree.append(tree.addLeaf(tag: 1), to: root)

        tree.layOut(root, inBlockOfWidth: 320, height: nil)
        #expect(
            tree.description(of: root) == """
                flex  x 0.0  y 0.0  320.0 × 44.0
                  leaf  x 12.0  y 12.0  240.0 × 20.0
                  leaf  x 260.0  y 12.0  48.0 × 20.0

                """)
    }
}
