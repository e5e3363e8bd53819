import Flexbox
import Testing
import VitrineGeometry

struct StackTests {
    let texts = TextTree()
    var tree: LayoutTree { texts.tree }

    @Test
    func `Fixed children stand side by side, centered across`() {
        let row = tree.row(
            spacing: 4, tree.addImage(Size(width: 30, height: 20)), tree.addImage(Size(width: 10, height: 50))
        )
        #expect(
            texts.boxes(of: row, in: .ideal) == """
                row  x 0.0  y 0.0  44.0 × 50.0
                  image  x 0.0  y 15.0  30.0 × 20.0
                  image  x 34.0  y 0.0  10.0 × 50.0
                """)
    }

    @Test
    func `A stack hugs its children, whether they are shorter or longer than proposed`() {
        let row = tree.row(
            spacing: 0, tree.addImage(Size(width: 30, height: 20)), tree.addImage(Size(width: 40, height: 20))
        )
        #expect(texts.size(row, 200, 100) == Size(width: 70, height: 20))
        #expect(texts.size(row, 20, 10) == Size(width: 70, height: 20))
    }

    @Test
    func `A frame that may be at most 100 and one that must be at least 100 overflow 150`() {
        let row = tree.row(spacing: 0, tree.flexible(max: 100), tree.flexible(min: 100))
        tree.layOut(row, proposing: Proposal(width: 150, height: 20))
        #expect(tree.columns(of: row) == ["0.0 75.0", "75.0 100.0"])
        #expect(tree.frame(of: row).width == 175)
    }

    @Test
    func `The less flexible child takes first and the rest share what is left`() {
        let row = tree.row(
            spacing: 10, tree.addFill(), tree.flexible(min: 50, max: 80), tree.box(20, 20), tree.addFill())
        tree.layOut(row, proposing: Proposal(width: 330, height: 20))
        #expect(tree.columns(of: row) == ["0.0 100.0", "110.0 80.0", "200.0 20.0", "230.0 100.0"])
    }

    @Test
    func `Among equally flexible children the first takes first`() {
        let row = tree.row(spacing: 0, tree.flexible(min: 60, max: 100), tree.flexible(min: 20, max: 60))
        tree.layOut(row, proposing: Proposal(width: 100, height: 20))
        #expect(tree.columns(of: row) == ["0.0 60.0", "60.0 40.0"])
    }

    @Test
    func `Text beside a color gets its equal share first and wraps although room is left`() {
        let row = tree.row(spacing: 0, texts.text(40, 40), tree.addFill())
        tree.layOut(row, proposing: Proposal(width: 150, height: 100))
        #expect(tree.columns(of: row) == ["0.0 40.0", "40.0 110.0"])
        #expect(tree.frame(of: row) == Rect(x: 0, y: 0, width: 150, height: 100))
    }

    @Test
    func `A child that takes more than its share leaves less to those after it`() {
        let row = tree.row(spacing: 0, tree.box(90, 20), tree.addFill(), tree.addFill())
        tree.layOut(row, proposing: Proposal(width: 120, height: 20))
        #expect(tree.columns(of: row) == ["0.0 90.0", "90.0 15.0", "105.0 15.0"])
        let overflowing = tree.row(spacing: 0, tree.box(90, 20), tree.box(90, 20), tree.addFill())
        tree.layOut(overflowing, proposing: Proposal(width: 120, height: 20))
        #expect(tree.columns(of: overflowing) == ["0.0 90.0", "90.0 90.0", "180.0 0.0"])
    }

    @Test
    func `Higher priority takes first, but the minima of lower ones are set aside`() {
        let row = tree.row(
            spacing: 0, tree.flexible(min: 30), tree.prioritized(1, tree.addFill()), tree.flexible(min: 20))
        tree.layOut(row, proposing: Proposal(width: 200, height: 20))
        #expect(tree.columns(of: row) == ["0.0 30.0", "30.0 150.0", "180.0 20.0"])
    }

    @Test
    func `Each later group gets its own minima back`() {
        let row = tree.row(
            spacing: 0, tree.prioritized(2, tree.box(60, 20)),
            tree.prioritized(1, tree.flexible(min: 10, max: 25)),
            tree.flexible(min: 40))
        tree.layOut(row, proposing: Proposal(width: 200, height: 20))
        #expect(tree.columns(of: row) == ["0.0 60.0", "60.0 25.0", "85.0 115.0"])
    }

    @Test
    func `With an ideal proposal each child takes its ideal length and priorities do not matter`() {
        let row = tree.row(
            spacing: 0, texts.text(40, 40), tree.prioritized(1, tree.addFill()), tree.flexible(ideal: 33))
        tree.layOut(row, proposing: Proposal(width: nil, height: 20))
        #expect(tree.columns(of: row) == ["0.0 80.0", "80.0 10.0", "90.0 33.0"])
    }

    @Test
    func `Children are aligned by guides, so that the stack can be taller than each of them`() {
        let small = tree.addImage(Size(width: 10, height: 30))
        let row = tree.row(spacing: 0, alignment: .firstTextBaseline, texts.text(40), small)
        #expect(
            texts.boxes(of: row, in: .ideal) == """
                row  x 0.0  y 0.0  50.0 × 35.0
                  leaf  x 0.0  y 15.0  40.0 × 20.0
                  image  x 40.0  y 0.0  10.0 × 30.0
                """)
    }

    @Test
    func `Last baselines align the last lines`() {
        let row = tree.row(spacing: 0, alignment: .lastTextBaseline, texts.text(40), texts.text(30, 30))
        tree.layOut(row, proposing: Proposal(width: 80, height: nil))
        #expect(tree.children(of: row).map { tree.frame(of: $0).minY } == [20, 0])
    }

    @Test
    func `A guide that a child sets shifts it and widens the stack`() {
        let shifted = tree.addImage(Size(width: 30, height: 10))
        tree.setGuide(.leading, of: shifted) { $0[.trailing] - 10 }
        let column = tree.column(
            spacing: 0, alignment: .leading, tree.addImage(Size(width: 40, height: 10)), shifted)
        #expect(
            texts.boxes(of: column, in: .ideal) == """
                column  x 0.0  y 0.0  60.0 × 20.0
                  image  x 20.0  y 0.0  40.0 × 10.0
                  image  x 0.0  y 10.0  30.0 × 10.0
                """)
    }

    @Test
    func `Children that guides shift beyond what is proposed across are measured again with less`() {
        let tall = tree.addFill()
        tree.setGuide(.top, of: tall) { _ in -15 }
        let row = tree.row(spacing: 0, alignment: .top, tree.box(10, 20), tall)
        tree.layOut(row, proposing: Proposal(width: 100, height: 40))
        #expect(tree.frame(of: tall) == Rect(x: 10, y: 15, width: 90, height: 25))
        #expect(tree.frame(of: row).height == 40)
    }

    @Test
    func `From right to left the first child is at the right`() {
        let row = tree.row(
            spacing: 4, tree.addImage(Size(width: 30, height: 20)), tree.addImage(Size(width: 10, height: 50))
        )
        tree.setRightToLeft(true, of: row)
        tree.layOut(row, proposing: .ideal)
        #expect(tree.columns(of: row) == ["14.0 30.0", "0.0 10.0"])
    }

    @Test
    func `A child of another direction has its guides at the other side`() {
        let leaf = tree.addImage(Size(width: 30, height: 10))
        tree.setGuide(.leading, of: leaf) { _ in 5 }
        tree.setRightToLeft(true, of: leaf)
        let column = tree.column(
            spacing: 0, alignment: .leading, tree.addImage(Size(width: 40, height: 10)), leaf)
        tree.layOut(column, proposing: .ideal)
        #expect(tree.columns(of: column) == ["25.0 40.0", "0.0 30.0"])
    }

    @Test
    func `Baselines pass through stacks and modifiers`() {
        let column = tree.column(
            spacing: 0, tree.addImage(Size(width: 9, height: 9)), texts.text(40), texts.text(40))
        let root = tree.parent(tree.addPadding(Insets(all: 3)), column)
        #expect(tree.position(of: .firstTextBaseline, in: root, .ideal) == 3 + 9 + 15)
        #expect(tree.position(of: .lastTextBaseline, in: root, .ideal) == 3 + 9 + 20 + 15)
    }

    @Test
    func `A stack offers infinity to all and ends infinitely long if one takes it`() {
        let row = tree.row(spacing: 8, tree.addFill(), tree.addFill(), tree.box(20, 20))
        #expect(texts.size(row, .infinity, 10) == Size(width: .infinity, height: 20))
        #expect(texts.size(row, 0, 0) == Size(width: 36, height: 20))
    }
}
