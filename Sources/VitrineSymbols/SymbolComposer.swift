import VitrineDrawing
import VitrineGeometry

/// Draws what a recipe asks for, on a square of 24 units.
enum SymbolComposer {
    private typealias Shape = VectorImage.Shape

    static func drawing(of recipe: SymbolRecipe) -> VectorImage {
        switch recipe {
        case .file(let name): SymbolSet.fileDrawing(named: name)
        case .written(let text): WrittenSymbol.drawing(of: text)
        case .filled(let base): drawing(of: base).filled
        case .slashed(let base): slashed(drawing(of: base))
        case .enclosed(let sign, let enclosure): enclosed(drawing(of: sign), in: enclosure)
        case .badged(let base, nil): badged(drawing(of: base), with: .dot)
        case .badged(let base, .file(let sign)?) where plainSigns.contains(sign):
            badged(drawing(of: base), with: .cut(SymbolSet.fileDrawing(named: sign)))
        case .badged(let base, let sign?): badged(drawing(of: base), with: .bare(drawing(of: sign)))
        }
    }

    // MARK: Slashes

    private static func slashed(_ image: VectorImage) -> VectorImage {
        let line = Path([.move(to: Point(x: 4.25, y: 4.25)), .line(to: Point(x: 19.75, y: 19.75))])
        var gap = Shape(path: line, stroke: VectorImage.Stroke(ink: .opaque, style: .round(width: 4.1)))
        gap.effect = .erases
        var image = image.in(.secondary)
        image.shapes += [gap, Shape(path: line, stroke: .ofSymbol)]
        return image
    }

    // MARK: Enclosures

    private static func enclosed(_ sign: VectorImage, in enclosure: SymbolEnclosure) -> VectorImage {
        var image = SymbolSet.fileDrawing(named: enclosure.file).in(.secondary)
        let room = enclosure.room
        image.shapes += sign.placed(at: room.center, reach: room.reach).shapes
        return image
    }

    // MARK: Badges

    private enum Badge {
        /// A disc at the upper right corner.
        case dot
        /// A disc at the lower right corner with a sign cut out.
        case cut(VectorImage)
        /// A drawing at the lower right corner.
        case bare(VectorImage)
    }

    /// What stays clear when it is cut out of a small disc.
    private static let plainSigns: Set<String> = [
        "plus", "minus", "checkmark", "xmark", "exclamationmark", "questionmark", "ellipsis",
    ]

    private static func badged(_ base: VectorImage, with badge: Badge) -> VectorImage {
        let corner = Point(x: 17.9, y: 17.7)
        var image = base.in(.secondary)
        switch badge {
        case .dot:
            let corner = Point(x: 18.2, y: 5.8)
            image.shapes += [gap(corner, 4.6), disc(corner, 3.2)]
        case .cut(let sign):
            image.shapes += [gap(corner, 6), disc(corner, 4.8)]
            image.shapes += sign.placed(at: corner, reach: 2.5).shapes.map { shape in
                var shape = shape
                shape.effect = .erases
                return shape
            }
        case .bare(let sign):
            image.shapes.append(gap(corner, 6))
            image.shapes += sign.placed(at: corner, reach: 4.2).shapes
        }
        return image
    }

    private static func gap(_ center: Point, _ radius: Double) -> Shape {
        var gap = disc(center, radius)
        gap.effect = .erases
        return gap
    }

    private static func disc(_ center: Point, _ radius: Double) -> Shape {
        let rect = Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        return Shape(path: Path(ellipse: rect), fill: VectorImage.Fill(ink: .opaque))
    }
}

extension VectorImage {
    /// The drawing with all of its shapes in a layer; what is cut out of a shape stays so, for it has no other color.
    fileprivate func `in`(_ layer: Layer) -> VectorImage {
        var image = self
        for index in shapes.indices {
            image.shapes[index].layer = layer
            if shapes[index].effect == .engraves { image.shapes[index].effect = .erases }
        }
        return image
    }

    /// The drawing made smaller around a point, so that no outline reaches further from it than some units.
    ///
    /// Signs made of strokes keep nearly their weight; what has solid parts becomes finer with them.
    fileprivate func placed(at center: Point, reach: Double) -> VectorImage {
        guard let ink = inkBounds else { return self }
        let middle = Point(x: ink.midX, y: ink.midY)
        let hasFills = shapes.contains { $0.fill != nil }
        let furthest =
            shapes.filter { $0.effect != .erases }.map { shape in
                shape.path.reach(from: middle) + (hasFills ? (shape.stroke?.style.width ?? 0) / 2 : 0)
            }.max() ?? 1
        let scale = min((hasFills ? reach * 1.12 : reach) / furthest, 0.8)
        let strokeScale = hasFills ? max(scale, 0.62) : min(0.3 + 0.9 * scale, 1)
        var image = self
        image.shapes = shapes.map { shape in
            var shape = shape
            shape.path = shape.path.mapped { point in
                Point(
                    x: center.x + (point.x - middle.x) * scale, y: center.y + (point.y - middle.y) * scale)
            }
            // A gap stays as wide as it is beside the strokes.
            shape.stroke?.style.width *= shape.effect == .erases ? max(scale, 0.7) : strokeScale
            return shape
        }
        return image
    }
}

extension VectorImage.Ink {
    static let opaque = Self.currentColor(opacity: 1)
}

extension VectorImage.Stroke {
    /// The stroke that all drawings have.
    static let ofSymbol = VectorImage.Stroke(ink: .opaque, style: .round(width: 1.75))
}

extension StrokeStyle {
    static func round(width: Double) -> StrokeStyle {
        StrokeStyle(width: width, cap: .round, join: .round)
    }
}
