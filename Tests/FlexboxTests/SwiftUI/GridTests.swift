import Flexbox
import Testing
import VitrineGeometry

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
    func `A child outside of rows lies across all columns and widens none if it is told not to`() {
        let unsized = GridCell(unsizedAxes: .horizontal)
        let grid = tree.parent(
            tree.addGrid(
                rows: [.cells(2), .acrossAllColumns(unsized)], horizontalSpacing: 4, verticalSpacing: 2),
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
                rows: [GridRow([GridCell(span: 2), GridCell()]), .cells(3)], alignment: .topLeading,
                horizontalSpacing: 4),
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

    @Test
    func `A child outside of rows widens all columns alike to what it wants`() {
        let grid = tree.parent(
            tree.addGrid(rows: [.cells(2), .acrossAllColumns()], horizontalSpacing: 4, verticalSpacing: 2),
            texts.text(30), texts.text(20), tree.addDivider(across: nil))
        #expect(
            texts.boxes(of: grid, in: Proposal(width: 100, height: 300)) == """
                grid  x 0.0  y 0.0  100.0 × 22.5
                  leaf  x 11.5  y 0.0  30.0 × 20.0
                  leaf  x 68.5  y 0.0  20.0 × 20.0
                  divider  x 0.0  y 22.0  100.0 × 0.5
                """)
        #expect(texts.size(grid, nil, nil).width == 54)
    }

    @Test
    func `A column may have a guide of its own`() {
        let grid = tree.parent(
            tree.addGrid(rows: [.cells(2), .cells(2)], alignment: .topLeading, horizontalSpacing: 0),
            texts.text(30), texts.text(10), texts.text(20), texts.text(40))
        tree.setColumnAlignment(.trailing, ofColumn: 1, in: grid)
        tree.layOut(grid, proposing: .ideal)
        #expect(tree.columns(of: grid) == ["0.0 30.0", "60.0 10.0", "0.0 20.0", "30.0 40.0"])
    }

    @Test(arguments: [
        (Point(x: 0, y: 0), Point(x: 0, y: 0)), (Point(x: 1, y: 1), Point(x: 40, y: 40)),
        (Point(x: 0.5, y: 0.25), Point(x: 20, y: 10)),
    ])
    func `A cell may stand by an anchor instead of the guides`(anchor: Point, origin: Point) {
        let small = texts.text(10)
        let grid = tree.parent(
            tree.addGrid(
                rows: [GridRow([GridCell(anchor: anchor), GridCell()]), .cells(1)], verticalSpacing: 0),
            small, tree.addImage(Size(width: 10, height: 60)), texts.text(50))
        tree.layOut(grid, proposing: .ideal)
        #expect(tree.frame(of: small).origin == origin)
    }

    @Test
    func `A cell that asks for nothing along an axis gets what the others need`() {
        let both: LayoutAxes = [.horizontal, .vertical]
        let grid = tree.parent(
            tree.addGrid(
                rows: [GridRow([GridCell(unsizedAxes: both), GridCell()]), .cells(1)], horizontalSpacing: 0,
                verticalSpacing: 0),
            tree.addFill(), texts.text(40), texts.text(30))
        #expect(
            texts.boxes(of: grid, in: Proposal(width: 300, height: 300)) == """
                grid  x 0.0  y 0.0  70.0 × 40.0
                  fill  x 0.0  y 0.0  30.0 × 20.0
                  leaf  x 30.0  y 0.0  40.0 × 20.0
                  leaf  x 0.0  y 20.0  30.0 × 20.0
                """)
    }
}
