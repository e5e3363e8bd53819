public import VitrineGeometry
public import VitrinePixels

/// Colours at the points of a grid, with even transitions between them.
public struct ColorMesh: Hashable, Sendable {
    /// How many points stand in each row, at least two.
    public var columns: Int
    /// How many rows there are, at least two.
    public var rows: Int
    /// The points, row by row from the top left one.
    public var points: [Point]
    /// The colours of the points.
    public var colors: [SRGBColor]
    /// The colour where the mesh does not reach.
    public var background: SRGBColor
    /// Whether colours change along curves, without an edge at the grid's lines.
    public var isSmooth: Bool
    /// Whether colours change evenly in Oklab and not in sRGB.
    public var isPerceptual: Bool

    /// A mesh of a grid; nothing where there are other than a point and a colour for each place of it.
    public init?(
        columns: Int, rows: Int, points: [Point], colors: [SRGBColor], background: SRGBColor = .clear,
        isSmooth: Bool = true, isPerceptual: Bool = false
    ) {
        guard columns >= 2, rows >= 2,
            (columns.multipliedReportingOverflow(by: rows)) == (points.count, false),
            colors.count == points.count
        else { return nil }
        self.columns = columns
        self.rows = rows
        self.points = points
        self.colors = colors
        self.background = background
        self.isSmooth = isSmooth
        self.isPerceptual = isPerceptual
    }

    /// The same mesh with all points moved by a function.
    public func mapPoints(_ place: (Point) -> Point) -> ColorMesh {
        var mesh = self
        mesh.points = points.map(place)
        return mesh
    }

    /// The same mesh with all colours changed by a function.
    public func mapColors(_ change: (SRGBColor) -> SRGBColor) -> ColorMesh {
        var mesh = self
        mesh.colors = colors.map(change)
        mesh.background = change(background)
        return mesh
    }

    /// A finer mesh whose lines follow the curves through the points: each field is cut into as many columns and rows.
    public func divided(by count: Int) -> ColorMesh {
        let columns = (self.columns - 1) * count + 1
        let rows = (self.rows - 1) * count + 1
        var mesh = self
        (mesh.columns, mesh.rows) = (columns, rows)
        (mesh.points, mesh.colors) = ([], [])
        let vectors = colors.map { isPerceptual ? $0.oklab : SIMD3($0.red, $0.green, $0.blue) }
        for row in 0..<rows {
            let vertical = Spline(Double(row) / Double(count), count: self.rows)
            for column in 0..<columns {
                let horizontal = Spline(Double(column) / Double(count), count: self.columns)
                mesh.points.append(
                    Point(
                        x: value(\.x, of: points, vertical, horizontal),
                        y: value(\.y, of: points, vertical, horizontal)))
                let (across, down) =
                    isSmooth ? (horizontal, vertical) : (horizontal.straight, vertical.straight)
                let components = SIMD3(
                    value(\.x, of: vectors, down, across), value(\.y, of: vectors, down, across),
                    value(\.z, of: vectors, down, across))
                let alpha = min(max(value(\.alpha, of: colors, down, across), 0), 1)
                mesh.colors.append(color(components, alpha: alpha))
            }
        }
        return mesh
    }

    private func color(_ components: SIMD3<Double>, alpha: Double) -> SRGBColor {
        guard !isPerceptual else { return SRGBColor(oklab: components, alpha: alpha) }
        let inside = components.clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
        return SRGBColor(red: inside.x, green: inside.y, blue: inside.z, alpha: alpha)
    }

    private func value<Element>(
        _ value: KeyPath<Element, Double>, of elements: [Element], _ vertical: Spline, _ horizontal: Spline
    ) -> Double {
        vertical.value { row in
            horizontal.value { column in elements[row * columns + column][keyPath: value] }
        }
    }
}

/// Where something lies on a curve through values at equal distances (Catmull and Rom 1974); before the first value and
/// after the last one it goes on straight.
private struct Spline {
    private let count: Int
    private let first: Int
    private let part: Double
    private let isStraight: Bool

    init(_ place: Double, count: Int) {
        let first = min(Int(place), count - 2)
        self.init(count: count, first: first, part: place - Double(first), isStraight: false)
    }

    private init(count: Int, first: Int, part: Double, isStraight: Bool) {
        self.count = count
        self.first = first
        self.part = part
        self.isStraight = isStraight
    }

    /// The same place on the line between the two values.
    var straight: Spline { Spline(count: count, first: first, part: part, isStraight: true) }

    func value(_ value: (Int) -> Double) -> Double {
        let (start, end) = (value(first), value(first + 1))
        guard !isStraight else { return start + (end - start) * part }
        let before = first > 0 ? value(first - 1) : 2 * start - end
        let after = first + 2 < count ? value(first + 2) : 2 * end - start
        let (leaving, arriving) = ((end - before) / 2, (after - start) / 2)
        let (square, cube) = (part * part, part * part * part)
        return start * (2 * cube - 3 * square + 1) + leaving * (cube - 2 * square + part)
            + end * (3 * square - 2 * cube) + arriving * (cube - square)
    }
}
