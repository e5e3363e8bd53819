import VitrineDrawing
import VitrineGeometry
import VitrinePixels

extension VectorImage.Clip {
    /// The outline of a mask whose shapes are opaque; nothing where a shape is not, or is a stroke.
    ///
    /// - Parameter isLuminosity: whether the mask is where its shapes are light, and not where they are at all.
    init?(mask shapes: [VectorImage.Shape], isLuminosity: Bool) {
        guard shapes.count == 1 || shapes.allSatisfy({ $0.fill?.rule == .nonZero }) else { return nil }
        for shape in shapes {
            guard shape.stroke == nil, shape.clips.isEmpty, case .color(let color)? = shape.fill?.ink,
                color.alpha == 1, !isLuminosity || color == .white
            else { return nil }
        }
        self.init(
            path: Path(shapes.flatMap(\.path.elements)), rule: shapes.first?.fill?.rule ?? .nonZero)
    }

    /// Whether a shape lies wholly within the clip, which is a rectangle.
    func leaves(_ shape: VectorImage.Shape) -> Bool {
        guard let own = path.uprightRectangle, let ink = shape.inkBounds else { return false }
        let slack = 1e-6 * max(own.width, own.height)
        return own.minX <= ink.minX + slack && own.minY <= ink.minY + slack
            && own.maxX >= ink.maxX - slack && own.maxY >= ink.maxY - slack
    }
}

extension [VectorImage.Shape] {
    /// The shapes weakened as a whole; nothing where some lie on each other, which would show through.
    func multiplied(by opacity: Double) -> [VectorImage.Shape]? {
        guard opacity < 1 else { return self }
        let bounds = compactMap(\.inkBounds)
        for (index, rect) in bounds.enumerated() {
            guard bounds[(index + 1)...].allSatisfy({ !rect.overlaps($0) }) else { return nil }
        }
        guard allSatisfy({ $0.fill == nil || $0.stroke == nil }) else { return nil }
        return map { shape in
            var faded = shape
            faded.fill = shape.fill.map {
                VectorImage.Fill(ink: $0.ink.multiplied(by: opacity), rule: $0.rule)
            }
            faded.stroke = shape.stroke.map {
                VectorImage.Stroke(ink: $0.ink.multiplied(by: opacity), style: $0.style)
            }
            return faded
        }
    }
}
