import Drawing
import Geometry
import Symbols
import Testing
import VectorImages

struct SymbolSetTests {
    @Test
    func `No name stands twice and none has other letters than SF Symbols' names`() {
        #expect(Set(SymbolSet.names).count == SymbolSet.names.count)
        let letters = Set("abcdefghijklmnopqrstuvwxyz0123456789.")
        #expect(SymbolSet.names.filter { !letters.isSuperset(of: $0) } == [])
    }

    @Test
    func `No drawing stands twice`() {
        let drawings = SymbolSet.topics.flatMap(\.names).compactMap(SymbolSet.svg)
        #expect(Set(drawings).count == drawings.count)
    }

    @Test
    func `Each symbol takes the colour around it and has all its ink in the box of 24 units`() throws {
        for name in SymbolSet.names {
            let svg = try #require(SymbolSet.svg(named: name))
            let image = try VectorImage(svg: Array(svg.utf8))
            #expect(image.viewBox == Rect(x: 0, y: 0, width: 24, height: 24), "\(name)")
            #expect(image.size == image.viewBox.size, "\(name)")
            #expect(!image.shapes.isEmpty, "\(name)")
            for shape in image.shapes {
                let inks = [shape.fill?.ink, shape.stroke?.ink].compactMap { $0 }
                #expect(inks.allSatisfy { $0 == .currentColor(opacity: 1) }, "\(name)")
                let margin = (shape.stroke?.style.width ?? 0) / 2
                #expect(shape.path.isInside(margin...(24 - margin)), "\(name): \(shape)")
            }
        }
    }

    @Test(arguments: [
        ("gear", "gearshape"), ("chevron.forward", "chevron.right"), ("person.crop.circle", "person.circle"),
    ])
    func `Names that mean the same icon share its drawing`(name: String, drawing: String) {
        #expect(SymbolSet.svg(named: name) == SymbolSet.svg(named: drawing))
    }

    @Test
    func `A solid form has its sign cut out`() throws {
        let svg = try #require(SymbolSet.svg(named: "checkmark.circle.fill"))
        let image = try VectorImage(svg: Array(svg.utf8))
        #expect(image.shapes.count == 1)
        #expect(image.shapes.first?.fill?.rule == .evenOdd)
        #expect(image.shapes.first?.stroke == nil)
    }

    @Test
    func `A name outside the set has no icon`() {
        #expect(SymbolSet.svg(named: "star.filled") == nil)
        #expect(SymbolSet.svg(named: "") == nil)
    }
}

extension Path {
    /// Whether all of the outline lies between two coordinates on both axes.
    fileprivate func isInside(_ range: ClosedRange<Double>) -> Bool {
        var current = Point.zero
        var points: [Point] = []
        for element in elements {
            switch element {
            case .move(let to), .line(let to):
                points.append(to)
                current = to
            case .curve(let to, let control1, let control2):
                points += stride(from: 0.125, through: 1, by: 0.125).map { part in
                    Self.point(at: part, of: [current, control1, control2, to])
                }
                current = to
            case .close: break
            }
        }
        return points.allSatisfy { range.contains($0.x) && range.contains($0.y) }
    }

    /// De Casteljau's construction.
    private static func point(at part: Double, of points: [Point]) -> Point {
        guard points.count > 1 else { return points[0] }
        let nearer = zip(points, points.dropFirst()).map { start, end in
            Point(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        }
        return point(at: part, of: nearer)
    }
}
