import Flexbox
import Geometry
import Testing

struct GridTests {
    let texts = TextTree()
    var tree: LayoutTree { texts.tree }

    @Test
    func `Columns are as wide as their widest cells, rows as high as their highest`() {
        let grid = tree.parent(
            tree.addGrid(rows: [.cells(2), .cells(2)], alignment: .topLeading), texts.text(30),
            texts.text(50),
            texts.text(40), texts.text(20))
        #expect(
            texts.boxes(of: grid, in: Proposal(width: 300, height: 300)) == """
                grid  x 0.0  y 0.0  98.0 × 48.0
                  leaf  x 0.0  y 0.0  30.0 × 20.0
                  leaf  x 48.0  y 0.0  50.0 × 20.0
                  leaf  x 0.0  y 28.0  40.0 × 20.0
                  leaf  x 48.0  y 28.0  20.0 × 20.0
                """)
    }

    @Test
    func `Texts wrap where the columns have too little room`() {
        let grid = tree.parent(
            tree.addGrid(rows: [.cells(2)], horizontalSpacing: 0), texts.text(20), texts.text(40, 40))
        tree.layOut(grid, proposing: Proposal(width: 70, height: 100))
        #expect(tree.columns(of: grid) == ["0.0 20.0", "20.0 40.0"])
        #expect(tree.frame(of: grid).height == 40)
    }

    @Test
    func `A column with a color takes what the others leave`() {
        let grid = tree.parent(
            tree.addGrid(rows: [.cells(2)], horizontalSpacing: 0), tree.addFill(), texts.text(40))
        tree.layOut(grid, proposing: Proposal(width: 100, height: 30))
        #expect(tree.columns(of: grid) == ["0.0 60.0", "60.0 40.0"])
    }

    @Test
    func `A child outside of rows lies across all columns and widens none`() {
        let grid = tree.parent(
            tree.addGrid(rows: [.cells(2), .acrossAllColumns], horizontalSpacing: 4, verticalSpacing: 2),
            texts.text(30), texts.text(30), tree.addDivider(across: nil))
        #expect(
            texts.boxes(of: grid, in: Proposal(width: 300, height: 300)) == """
                grid  x 0.0  y 0.0  64.0 × 22.5
                  leaf  x 0.0  y 0.0  30.0 × 20.0
                  leaf  x 34.0  y 0.0  30.0 × 20.0
                  divider  x 0.0  y 22.0  64.0 × 0.5
                """)
    }

    @Test
    func `A cell may span columns`() {
        let grid = tree.parent(
            tree.addGrid(
                rows: [GridRow(spans: [2, 1]), .cells(3)], alignment: .topLeading, horizontalSpacing: 4),
            texts.text(100), texts.text(20), texts.text(30), texts.text(30), texts.text(10))
        tree.layOut(grid, proposing: .ideal)
        #expect(tree.columns(of: grid) == ["0.0 100.0", "104.0 20.0", "0.0 30.0", "34.0 30.0", "104.0 10.0"])
    }

    @Test
    func `A row aligns its cells by its own guide`() {
        let row = GridRow.cells(2, alignment: .lastTextBaseline)
        let grid = tree.parent(
            tree.addGrid(rows: [row], horizontalSpacing: 0), texts.text(20),
            tree.parent(tree.addFixedFrame(width: 40, height: nil), texts.text(40, 40)))
        tree.layOut(grid, proposing: .ideal)
        #expect(tree.children(of: grid).map { tree.frame(of: $0).minY } == [20, 0])
    }
}
