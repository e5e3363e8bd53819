import Foundation
import VitrineDrawing
import VitrineGeometry
import VitrineViews

extension VitrineDrawing.Group {
    /// Changes the group as a view in a box is changed.
    mutating func apply(_ change: VisualChange, in frame: Rect) {
        switch change {
        case .blur(let radius):
            blurDeviation = radius
        case .scale(let x, let y, let anchor):
            transform = Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0).around(anchor.place(in: frame))
        case .rotation(let angle, let anchor):
            let map = CGAffineTransform(rotationAngle: angle.radians)
            transform = Transform(map).around(anchor.place(in: frame))
        case .transform(let map):
            transform = Transform(map).around(frame.origin)
        case .blend(let mode):
            blendMode = VitrineDrawing.BlendMode(mode)
        case .colors(let effect):
            colors = VitrineDrawing.ColorMatrix(effect)
        case .group:
            break
        }
    }
}

extension UnitPoint {
    fileprivate func place(in rect: Rect) -> Point {
        Point(x: rect.minX + Double(x) * rect.width, y: rect.minY + Double(y) * rect.height)
    }
}

extension Transform {
    fileprivate init(_ map: CGAffineTransform) {
        self.init(
            a: Double(map.a), b: Double(map.b), c: Double(map.c), d: Double(map.d), tx: Double(map.tx),
            ty: Double(map.ty))
    }

    /// The same map with a point as its origin.
    fileprivate func around(_ point: Point) -> Transform {
        var moved = self
        moved.tx += point.x - a * point.x - c * point.y
        moved.ty += point.y - b * point.x - d * point.y
        return moved
    }
}

extension VitrineDrawing.BlendMode {
    fileprivate init(_ mode: VitrineViews.BlendMode) {
        self =
            switch mode {
            case .normal: .normal
            case .multiply: .multiply
            case .screen: .screen
            case .overlay: .overlay
            case .darken: .darken
            case .lighten: .lighten
            case .colorDodge: .colorDodge
            case .colorBurn: .colorBurn
            case .softLight: .softLight
            case .hardLight: .hardLight
            case .difference: .difference
            case .exclusion: .exclusion
            case .hue: .hue
            case .saturation: .saturation
            case .color: .color
            case .luminosity: .luminosity
            case .sourceAtop: .sourceAtop
            case .destinationOver: .destinationOver
            case .destinationOut: .destinationOut
            case .plusDarker: .plusDarker
            case .plusLighter: .plusLighter
            }
    }
}
