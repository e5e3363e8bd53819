import VitrineDrawing
import VitrineGeometry

extension VectorImage {
    /// The solid form: outlines that are closed are filled, and what lies on them is cut out of them.
    ///
    /// A drawing without closed outlines stays as it is.
    var filled: VectorImage {
        let parts = shapes.flatMap(\.parts)
        let bodies = parts.indices.filter { parts[$0].isOutline }
        // A body inside another one is a sign on it.
        let outer = bodies.filter { index in
            !bodies.contains { $0 != index && parts[$0].encloses(parts[index]) }
        }
        var image = self
        image.shapes = parts.indices.map { index in
            var part = parts[index]
            if outer.contains(index) {
                part.fill = Fill(ink: .opaque)
                part.layer = bodies.count < parts.count ? .secondary : .primary
            } else if part.effect == .covers, outer.contains(where: { parts[$0].encloses(part) }) {
                part.effect = .engraves
                part.layer = .primary
            }
            return part
        }
        return image
    }
}

extension VectorImage.Shape {
    /// The subpaths of a shape that is only stroked, each a shape; else the shape.
    fileprivate var parts: [VectorImage.Shape] {
        guard fill == nil, stroke != nil else { return [self] }
        return path.subpaths.map { subpath in
            var part = self
            part.path = subpath
            return part
        }
    }

    /// Whether it is a closed line around nothing.
    fileprivate var isOutline: Bool {
        guard effect == .covers, fill == nil, stroke != nil, case .close? = path.elements.last else {
            return false
        }
        return true
    }

    fileprivate func encloses(_ other: VectorImage.Shape) -> Bool {
        guard let bounds = path.bounds, let inner = other.path.bounds else { return false }
        let slack = 0.3
        return inner.minX >= bounds.minX - slack && inner.maxX <= bounds.maxX + slack
            && inner.minY >= bounds.minY - slack && inner.maxY <= bounds.maxY + slack
            && (inner.width < bounds.width || inner.height < bounds.height)
    }
}

extension Path {
    fileprivate var subpaths: [Path] {
        var subpaths: [Path] = []
        for element in elements {
            if case .move = element { subpaths.append(Path()) }
            if !subpaths.isEmpty { subpaths[subpaths.count - 1].elements.append(element) }
        }
        return subpaths
    }
}
