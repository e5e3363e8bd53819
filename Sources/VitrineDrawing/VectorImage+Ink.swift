public import VitrineGeometry
import VitrinePixels

extension VectorImage.Shape {
    /// The rectangle that fill and stroke cover; nothing where they cover nothing.
    ///
    /// Corners count as round, whatever join a stroke has.
    public var inkBounds: Rect? {
        guard let bounds = path.bounds else { return nil }
        guard let stroke else { return fill == nil ? nil : bounds }
        return bounds.inset(by: Insets(all: -stroke.style.width / 2))
    }
}

extension VectorImage {
    /// The rectangle that the shapes cover together; what they erase is not taken off.
    public var inkBounds: Rect? {
        shapes.filter { $0.effect != .erases }.compactMap(\.inkBounds)
            .reduce(nil as Rect?) { bounds, next in bounds?.union(next) ?? next }
    }
}

extension VectorImage {
    /// The drawing as a stencil: whatever its shapes are painted in, only how opaque that is counts.
    public var template: VectorImage {
        var template = self
        for index in template.shapes.indices {
            template.shapes[index].fill?.ink.lendToForeground()
            template.shapes[index].stroke?.ink.lendToForeground()
        }
        return template
    }
}

extension VectorImage.Ink {
    fileprivate mutating func lendToForeground() {
        switch self {
        case .currentColor: break
        case .color(let color): self = .currentColor(opacity: color.alpha)
        case .gradient(var gradient):
            gradient.isStencil = true
            self = .gradient(gradient)
        }
    }
}
