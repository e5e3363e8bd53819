import Flexbox
import Testing
import VitrineGeometry

/// Nodes without layout of their own: spacers, dividers, shapes, images, viewports.
struct LeafTests {
    let texts = TextTree()
    var tree: LayoutTree { texts.tree }

    @Test
    func `A spacer takes what the others leave and pushes them apart`() {
        let row = tree.row(texts.text(30), tree.addSpacer(along: .horizontal), texts.text(20))
        #expect(
            texts.boxes(of: row, in: Proposal(width: 100, height: 50)) == """
                row  x 0.0  y 0.0  100.0 × 20.0
                  leaf  x 0.0  y 0.0  30.0 × 20.0
                  spacer  x 30.0  y 10.0  50.0 × 0.0
                  leaf  x 80.0  y 0.0  20.0 × 20.0
                """)
    }

    @Test
    func `Text wraps only when the spacer is down to its minimum`() {
        let row = tree.row(texts.text(30, 30), tree.addSpacer(along: .horizontal))
        #expect(texts.size(row, 68, 100) == Size(width: 68, height: 20))
        #expect(texts.size(row, 67, 100).height == 40)
        #expect(texts.size(row, nil, nil).width == 68)
    }

    @Test
    func `Spacers share equally among themselves`() {
        let row = tree.row(
            tree.addSpacer(along: .horizontal), tree.box(20, 20),
            tree.addSpacer(along: .horizontal, minLength: 0))
        tree.layOut(row, proposing: Proposal(width: 100, height: 20))
        #expect(tree.columns(of: row) == ["0.0 40.0", "40.0 20.0", "60.0 40.0"])
    }

    @Test
    func `Outside of stacks a spacer takes both axes`() {
        #expect(texts.size(tree.addSpacer(along: nil), 30, 40) == Size(width: 30, height: 40))
        #expect(texts.size(tree.addSpacer(along: nil, minLength: 3), nil, nil) == Size(width: 3, height: 3))
    }

    @Test
    func `A divider is one pixel thick and fills the stack across`() {
        let column = tree.column(spacing: 0, tree.addDivider(across: .vertical), tree.box(20, 20))
        #expect(
            texts.boxes(of: column, in: Proposal(width: 90, height: 90)) == """
                column  x 0.0  y 0.0  90.0 × 20.5
                  divider  x 0.0  y 0.0  90.0 × 0.5
                  frame  x 35.0  y 0.5  20.0 × 20.0
                    fill  x 0.0  y 0.0  20.0 × 20.0
                """)
        #expect(texts.size(tree.addDivider(across: .horizontal), 90, 90) == Size(width: 0.5, height: 90))
        #expect(texts.size(tree.addDivider(across: nil, thickness: 1), 90, nil) == Size(width: 90, height: 1))
    }

    @Test
    func `Shapes and colors take what is proposed, and 10 points where they are not told`() {
        #expect(texts.size(tree.addFill(), 33, nil) == Size(width: 33, height: 10))
        #expect(texts.size(tree.addFill(), 0, .infinity) == Size(width: 0, height: .infinity))
    }

    @Test
    func `A circle takes the largest square in what is proposed`() {
        #expect(texts.size(tree.addSquare(), 100, 50) == Size(width: 50, height: 50))
        #expect(texts.size(tree.addSquare(), 33, nil) == Size(width: 33, height: 33))
        #expect(texts.size(tree.addSquare(), .infinity, 20) == Size(width: 20, height: 20))
        #expect(texts.size(tree.addSquare(), nil, nil) == Size(width: 10, height: 10))
    }

    @Test
    func `An image has its own size; a resizable one takes the proposal`() {
        #expect(texts.size(tree.addImage(Size(width: 30, height: 20)), 5, 500) == Size(width: 30, height: 20))
        let resizable = tree.addFill(ideal: Size(width: 30, height: 20))
        #expect(texts.size(resizable, 5, nil) == Size(width: 5, height: 20))
    }

    @Test
    func `A geometry reader takes the proposal and holds its content at the top leading corner`() {
        let root = tree.parent(tree.addFill(), texts.text(40))
        #expect(
            texts.boxes(of: root, in: Proposal(width: 90, height: 50)) == """
                fill  x 0.0  y 0.0  90.0 × 50.0
                  leaf  x 0.0  y 0.0  40.0 × 20.0
                """)
        #expect(texts.size(root, nil, nil) == Size(width: 10, height: 10))
    }

    @Test
    func `A text hugs its longest line and accepts less than a word`() {
        #expect(texts.size(texts.text(30, 20, 40), 60, nil) == Size(width: 50, height: 40))
        #expect(texts.size(texts.text(30, 20), 12, nil) == Size(width: 12, height: 40))
        #expect(texts.size(texts.text(30, 20, 40), 60, 39) == Size(width: 50, height: 20))
    }

    @Test
    func `A vertical viewport takes the height, proposes none, and centers its content across`() {
        let column = tree.column(spacing: 0, texts.text(40, 40), tree.box(20, 200))
        let scroll = tree.parent(tree.addScroll(.vertical), column)
        let root = tree.parent(tree.addFixedFrame(width: 60, height: 100), scroll)
        #expect(
            texts.boxes(of: root, in: .ideal) == """
                frame  x 0.0  y 0.0  60.0 × 100.0
                  scroll  x 10.0  y 0.0  40.0 × 100.0
                    column  x 0.0  y 0.0  40.0 × 240.0
                      leaf  x 0.0  y 0.0  40.0 × 40.0
                      frame  x 10.0  y 40.0  20.0 × 200.0
                        fill  x 0.0  y 0.0  20.0 × 200.0
                """)
    }
}
