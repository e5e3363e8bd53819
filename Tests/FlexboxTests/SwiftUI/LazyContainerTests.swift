import Flexbox
import Testing
import VitrineGeometry

struct LazyContainerTests {
    let texts = TextTree()
    var tree: LayoutTree { texts.tree }

    private func grid(_ tracks: [GridTrack], cells: Int, spacing: Double? = nil) -> NodeID {
        let grid = tree.addLazyGrid(.vertical, tracks: tracks, spacing: spacing)
        for _ in 0..<cells {
            tree.append(tree.box(nil, 20), to: grid)
        }
        return grid
    }

    @Test
    func `A lazy column fills the width and proposes ideal heights`() {
        let column = tree.parent(
            tree.addLazyStack(.vertical, alignment: .leading), texts.text(40, 40), tree.addFill())
        #expect(
            texts.boxes(of: column, in: Proposal(width: 60, height: 500)) == """
                lazy column  x 0.0  y 0.0  60.0 × 58.0
                  leaf  x 0.0  y 0.0  40.0 × 40.0
                  fill  x 0.0  y 48.0  60.0 × 10.0
                """)
        #expect(texts.size(column, nil, nil) == Size(width: 80, height: 38))
    }

    @Test
    func `Without a proposal across a lazy column is as wide as its widest child, without room not high`() {
        let column = tree.parent(tree.addLazyStack(.vertical), texts.text(40, 40), tree.addFill())
        #expect(texts.size(column, nil, nil) == Size(width: 80, height: 38))
        #expect(texts.size(column, nil, 0) == Size(width: 80, height: 0))
        #expect(texts.size(column, 0, 0) == Size(width: 0, height: 0))
        #expect(texts.size(column, 1, nil) == Size(width: 1, height: 58))
        #expect(
            texts.boxes(of: column, in: Proposal(width: nil, height: nil)) == """
                lazy column  x 0.0  y 0.0  80.0 × 38.0
                  leaf  x 0.0  y 0.0  80.0 × 20.0
                  fill  x 0.0  y 28.0  80.0 × 10.0
                """)
    }

    @Test
    func `A lazy row fills the height`() {
        let row = tree.parent(tree.addLazyStack(.horizontal, spacing: 2), texts.text(40), texts.text(20))
        #expect(
            texts.boxes(of: row, in: Proposal(width: 30, height: 60)) == """
                lazy row  x 0.0  y 0.0  62.0 × 60.0
                  leaf  x 0.0  y 20.0  40.0 × 20.0
                  leaf  x 42.0  y 20.0  20.0 × 20.0
                """)
    }

    @Test
    func `Flexible columns share what fixed ones leave, 8 points apart`() {
        let grid = grid([GridTrack(.flexible()), GridTrack(.fixed(40)), GridTrack(.flexible())], cells: 3)
        tree.layOut(grid, proposing: Proposal(width: 156, height: nil))
        #expect(tree.columns(of: grid) == ["0.0 50.0", "58.0 40.0", "106.0 50.0"])
    }

    @Test
    func `A column at its bound leaves the rest to those after it`() {
        let grid = grid([GridTrack(.flexible(max: 30), spacing: 0), GridTrack(.flexible())], cells: 2)
        tree.layOut(grid, proposing: Proposal(width: 100, height: nil))
        #expect(tree.columns(of: grid) == ["0.0 30.0", "30.0 70.0"])
    }

    @Test
    func `An adaptive column becomes as many as fit`() {
        let grid = grid([GridTrack(.adaptive(min: 30), spacing: 10)], cells: 4, spacing: 5)
        #expect(
            texts.boxes(of: grid, in: Proposal(width: 120, height: nil)).split(separator: "\n")
                .filter { $0.contains("frame") } == [
                    "  frame  x 0.0  y 0.0  33.333 × 20.0", "  frame  x 43.333  y 0.0  33.333 × 20.0",
                    "  frame  x 86.667  y 0.0  33.333 × 20.0", "  frame  x 0.0  y 25.0  33.333 × 20.0",
                ])
        #expect(texts.size(grid, 20, nil) == Size(width: 20, height: 95))
    }

    @Test
    func `Columns narrower than the grid stand in its center`() {
        let grid = grid([GridTrack(.fixed(20)), GridTrack(.fixed(20))], cells: 2)
        tree.layOut(grid, proposing: Proposal(width: 100, height: nil))
        #expect(tree.columns(of: grid) == ["26.0 20.0", "54.0 20.0"])
        #expect(texts.size(grid, nil, nil).width == 48)
    }

    @Test
    func `A line is as high as its highest cell, and each column aligns its own`() {
        let tracks = [GridTrack(.fixed(50), alignment: .topLeading), GridTrack(.fixed(50))]
        let grid = tree.parent(
            tree.addLazyGrid(.vertical, tracks: tracks), texts.text(30), texts.text(30, 30),
            texts.text(30, 30))
        #expect(
            texts.boxes(of: grid, in: .ideal) == """
                lazy grid  x 0.0  y 0.0  108.0 × 88.0
                  leaf  x 0.0  y 0.0  30.0 × 20.0
                  leaf  x 68.0  y 0.0  30.0 × 40.0
                  leaf  x 0.0  y 48.0  30.0 × 40.0
                """)
    }

    @Test
    func `A section begins a line, and its header has one as wide as the grid`() {
        let tracks = [GridTrack(.fixed(20)), GridTrack(.fixed(20))]
        let grid = tree.parent(
            tree.addLazyGrid(
                .vertical, tracks: tracks,
                cells: [
                    .acrossAllTracks, .inNextTrack, .inNextTrack, .inNextTrack, .acrossAllTracks,
                    .startingLine, .startingLine,
                ], alignment: .trailing),
            texts.text(40), texts.text(10), texts.text(10), texts.text(10), tree.addFill(), texts.text(10),
            texts.text(10))
        #expect(
            texts.boxes(of: grid, in: Proposal(width: 60, height: nil)) == """
                lazy grid  x 0.0  y 0.0  60.0 × 150.0
                  leaf  x 20.0  y 0.0  40.0 × 20.0
                  leaf  x 17.0  y 28.0  10.0 × 20.0
                  leaf  x 45.0  y 28.0  10.0 × 20.0
                  leaf  x 17.0  y 56.0  10.0 × 20.0
                  fill  x 0.0  y 84.0  60.0 × 10.0
                  leaf  x 17.0  y 102.0  10.0 × 20.0
                  leaf  x 17.0  y 130.0  10.0 × 20.0
                """)
    }

    @Test
    func `A section of a horizontal grid begins a column, from right to left at the left of the one before`()
    {
        let grid = tree.parent(
            tree.addLazyGrid(
                .horizontal, tracks: [GridTrack(.fixed(20)), GridTrack(.fixed(20))],
                cells: [.acrossAllTracks, .inNextTrack, .startingLine], spacing: 0),
            tree.addFill(), texts.text(10), texts.text(10))
        tree.setRightToLeft(true, of: grid)
        #expect(
            texts.boxes(of: grid, in: .ideal) == """
                lazy grid  x 0.0  y 0.0  30.0 × 48.0
                  fill  x 20.0  y 0.0  10.0 × 48.0
                  leaf  x 10.0  y 0.0  10.0 × 20.0
                  leaf  x 0.0  y 0.0  10.0 × 20.0
                """)
    }

    @Test
    func `A horizontal grid fills columns`() {
        let grid = tree.parent(
            tree.addLazyGrid(
                .horizontal, tracks: [GridTrack(.fixed(20)), GridTrack(.fixed(30))], spacing: 4),
            texts.text(40), texts.text(10), texts.text(10))
        #expect(
            texts.boxes(of: grid, in: .ideal) == """
                lazy grid  x 0.0  y 0.0  54.0 × 58.0
                  leaf  x 0.0  y 0.0  40.0 × 20.0
                  leaf  x 15.0  y 33.0  10.0 × 20.0
                  leaf  x 44.0  y 0.0  10.0 × 20.0
                """)
    }

    @Test
    func `From right to left the first column is at the right`() {
        let grid = grid([GridTrack(.fixed(20)), GridTrack(.fixed(30))], cells: 2)
        tree.setRightToLeft(true, of: grid)
        tree.layOut(grid, proposing: .ideal)
        #expect(tree.columns(of: grid) == ["38.0 20.0", "0.0 30.0"])
    }
}
