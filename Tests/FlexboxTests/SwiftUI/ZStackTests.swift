import Flexbox
import Testing
import VitrineGeometry

struct ZStackTests {
    let texts = TextTree()
    var tree: LayoutTree { texts.tree }

    @Test
    func `Each child gets the whole proposal and is centered in the largest`() {
        let root = tree.parent(
            tree.addZStack(), texts.text(40, 40), tree.addImage(Size(width: 60, height: 10)))
        #expect(
            texts.boxes(of: root, in: Proposal(width: 50, height: 100)) == """
                z-stack  x 0.0  y 0.0  60.0 × 40.0
                  leaf  x 10.0  y 0.0  40.0 × 40.0
                  image  x 0.0  y 15.0  60.0 × 10.0
                """)
    }

    @Test
    func `Only children of the highest priority decide the size, and then all are measured with it`() {
        let root = tree.parent(
            tree.addZStack(), tree.addFill(), tree.prioritized(1, texts.text(40, 40)))
        #expect(
            texts.boxes(of: root, in: Proposal(width: 50, height: 100)) == """
                z-stack  x 0.0  y 0.0  40.0 × 40.0
                  fill  x 0.0  y 0.0  40.0 × 40.0
                  leaf  x 0.0  y 0.0  40.0 × 40.0
                """)
    }

    @Test
    func `Guides align children and widen the whole`() {
        let shifted = tree.addImage(Size(width: 20, height: 20))
        tree.setGuide(.leading, of: shifted) { _ in 5 }
        let root = tree.parent(
            tree.addZStack(alignment: .topLeading), tree.addImage(Size(width: 20, height: 20)), shifted)
        #expect(
            texts.boxes(of: root, in: .ideal) == """
                z-stack  x 0.0  y 0.0  25.0 × 20.0
                  image  x 5.0  y 0.0  20.0 × 20.0
                  image  x 0.0  y 0.0  20.0 × 20.0
                """)
    }

    @Test
    func `Leading is at the right where the text begins there`() {
        let child = tree.addImage(Size(width: 20, height: 20))
        let root = tree.parent(
            tree.addZStack(alignment: .topLeading), tree.addImage(Size(width: 50, height: 50)), child)
        tree.setRightToLeft(true, of: root)
        tree.layOut(root, proposing: .ideal)
        #expect(tree.frame(of: child) == Rect(x: 30, y: 0, width: 20, height: 20))
    }
}
