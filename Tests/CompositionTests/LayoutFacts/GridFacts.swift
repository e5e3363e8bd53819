import Foundation
import Testing
import VitrineComposition
import VitrineGeometry
import VitrineJSONValues
import VitrineViews

/// Grids, one sentence after the other.
@MainActor
struct GridFacts {
    @Test func `Grid columns stand 8 points apart and are as wide as said`() throws {
        let grid = LazyVGrid(columns: [GridItem(.fixed(30)), GridItem(.flexible())]) {
            Color.red.frame(height: 10).marked("a")
            Color.red.frame(height: 10).marked("b")
        }
        #expect(try box(of: "b", in: grid, width: 100)?.minX == 38)
        #expect(try box(of: "b", in: grid, width: 100)?.width == 62)
    }

    @Test func `A section of a lazy grid begins a line, below its header and above its footer`() throws {
        let grid = LazyVGrid(columns: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 0) {
            Section {
                ForEach(0..<3, id: \.self) { block(10, 10).marked("a\($0)") }
            } header: {
                Color.red.frame(height: 5).marked("header")
            } footer: {
                block(20, 5).marked("footer")
            }
            Section {
                block(10, 10).marked("b")
            }
            Section {
                block(10, 10).marked("c")
            }
            block(10, 10).marked("d")
        }
        let frames = try ["header", "a0", "a1", "a2", "footer", "b", "c", "d"].map {
            try box(of: $0, in: grid, width: 100)
        }
        #expect(
            frames == [
                Rect(x: 0, y: 0, width: 100, height: 5), Rect(x: 26, y: 5, width: 10, height: 10),
                Rect(x: 64, y: 5, width: 10, height: 10), Rect(x: 26, y: 15, width: 10, height: 10),
                Rect(x: 40, y: 25, width: 20, height: 5), Rect(x: 26, y: 30, width: 10, height: 10),
                Rect(x: 26, y: 40, width: 10, height: 10), Rect(x: 26, y: 50, width: 10, height: 10),
            ])
    }

    @Test func `A column of a grid is as wide as its widest cell`() throws {
        let grid = Grid(horizontalSpacing: 4, verticalSpacing: 2) {
            GridRow {
                block(10, 10)
                block(10, 10).marked("b")
            }
            GridRow {
                block(50, 10)
                block(10, 10)
            }
        }
        #expect(try size(of: grid) == Size(width: 64, height: 22))
        #expect(try box(of: "b", in: grid)?.minX == 54)
    }

    @Test func `A cell counts with its ideal width, and gets its column's`() throws {
        let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                Text("hello world")
                block(10, 10)
            }
            GridRow {
                Color.red.frame(height: 5).marked("color")
            }
        }
        #expect(try box(of: "color", in: grid)?.width == 93.5)
    }

    @Test func `Columns may have a guide of their own`() throws {
        let grid = Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                block(10, 10)
                block(10, 10).marked("b").gridColumnAlignment(.trailing)
            }
            GridRow {
                block(30, 10)
                block(50, 10)
            }
        }
        #expect(try box(of: "b", in: grid)?.minX == 70)
    }

    @Test(arguments: [
        (UnitPoint.topLeading, Point(x: 0, y: 0)), (.bottomTrailing, Point(x: 40, y: 30)),
        (.center, Point(x: 20, y: 15)),
    ])
    func `A cell may stand by an anchor instead of the guides`(anchor: UnitPoint, origin: Point) throws {
        let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                block(10, 10).marked("a").gridCellAnchor(anchor)
                block(10, 40)
            }
            GridRow { block(50, 10) }
        }
        #expect(try box(of: "a", in: grid)?.origin == origin)
    }

    @Test(arguments: [(Axis.Set.horizontal, 50.0), (Axis.Set(), 200.0)])
    func `A line between rows widens the grid unless it asks for nothing`(axes: Axis.Set, width: Double)
        throws
    {
        let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow { block(50, 10) }
            Divider().marked("line").gridCellUnsizedAxes(axes)
        }
        #expect(try size(of: grid, width: 200) == Size(width: width, height: 10.5))
        #expect(try box(of: "line", in: grid, width: 200)?.width == width)
    }

    @Test func `A cell may take several columns`() throws {
        let grid = Grid(horizontalSpacing: 4, verticalSpacing: 0) {
            GridRow {
                Color.red.frame(height: 10).marked("wide").gridCellColumns(2)
                block(10, 10)
            }
            GridRow {
                block(20, 10)
                block(30, 10)
                block(10, 10)
            }
        }
        #expect(try box(of: "wide", in: grid)?.width == 54)
    }

    @Test func `A grid with a line shares a row with others, and stands on its first baseline`() throws {
        let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
            Grid(verticalSpacing: 0) {
                GridRow {
                    Text("a")
                    Text("b")
                }
                Divider()
            }
            .marked("grid")
            Text("c").font(.system(size: 34)).marked("c")
        }
        // The grid would take all, so the text is asked first; it stands 17 points lower.
        #expect(try box(of: "c", in: row, width: 117, height: 100)?.minX == 100)
        #expect(try box(of: "grid", in: row, width: 117, height: 100)?.minY == 17)
    }

    @Test func `What a cell asks for is in the sidecar`() throws {
        let grid = Grid {
            GridRow {
                Color.red.gridCellColumns(2).gridCellAnchor(.top)
                Color.red.gridColumnAlignment(.trailing).gridCellUnsizedAxes(.vertical)
            }
        }
        let descriptions = try laidOut(grid).descriptions
        #expect(descriptions[1].properties["cell columns"] == .number(2))
        #expect(descriptions[1].properties["cell anchor"]?.description == "0.5 0")
        #expect(descriptions[2].properties["column alignment"] == "trailing")
        #expect(descriptions[2].properties["unsized axes"]?.description == "vertical")
    }
}
