import VitrineDrawing
import VitrineGeometry

/// Digits and letters beside each other, from the files of the folder `Characters`.
enum WrittenSymbol {
    /// The room between the lines of two characters.
    private static let gap = 3.2

    static func drawing(of text: String) -> VectorImage {
        var image = SymbolSet.fileDrawing(named: "character.\(text.prefix(1))")
        for character in text.dropFirst() {
            let next = SymbolSet.fileDrawing(named: "character.\(character)")
            guard let left = image.pathBounds, let right = next.pathBounds else { continue }
            let offset = left.maxX + gap - right.minX
            image.shapes += next.shapes.map { shape in
                var shape = shape
                shape.path = shape.path.mapped { Point(x: $0.x + offset, y: $0.y) }
                return shape
            }
        }
        return image
    }
}

extension VectorImage {
    fileprivate var pathBounds: Rect? {
        shapes.compactMap(\.path.bounds).reduce(nil as Rect?) { bounds, next in bounds?.union(next) ?? next }
    }
}
