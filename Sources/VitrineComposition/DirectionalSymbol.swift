import VitrineDrawing
import VitrineGeometry
import VitrineViews

/// Symbols that point along the line of reading, as SwiftUI turns them around from right to left.
enum DirectionalSymbol {
    /// Whether a symbol's name speaks of the direction of reading, as `chevron.forward` does and `chevron.right`
    /// does not; the `forward` and `backward` of a player are keys and stay as they are.
    static func follows(readingDirectionOf name: String) -> Bool {
        let words = name.split(separator: ".")
        return words.contains { ["leading", "leadinghalf", "trailing"].contains($0) }
            || words.dropFirst().contains { ["forward", "backward"].contains($0) }
    }
}

extension Resources.Picture {
    /// The symbol of a name as it is where texts are read in a direction.
    func directed(named name: String, isRightToLeft: Bool) -> Self {
        guard case .vector(let id, let drawing) = self, isRightToLeft,
            DirectionalSymbol.follows(readingDirectionOf: name)
        else { return self }
        return .vector(id, drawing.mirrored)
    }
}

extension VectorImage {
    /// The same drawing seen in a mirror that stands upright in its middle.
    var mirrored: VectorImage {
        let middle = viewBox.minX + viewBox.maxX
        func mirrored(_ path: VitrineDrawing.Path) -> VitrineDrawing.Path {
            path.mapped { Point(x: middle - $0.x, y: $0.y) }
        }
        var image = self
        image.shapes = shapes.map { shape in
            var shape = shape
            shape.path = mirrored(shape.path)
            shape.clips = shape.clips.map { VectorImage.Clip(path: mirrored($0.path), rule: $0.rule) }
            return shape
        }
        return image
    }
}
