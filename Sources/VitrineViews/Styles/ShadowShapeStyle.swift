import VitrineDrawing
import VitrinePixels

/// A style with a shadow.
nonisolated struct ShadowShapeStyle<Base: ShapeStyle>: PrimitiveShapeStyle {
    let base: Base
    let shadow: ShadowStyle

    func fill(in environment: EnvironmentValues) -> ShapeFill { base.resolvedFill(in: environment) }

    func shadows(in environment: EnvironmentValues) -> [Shadow] {
        base.resolvedShadows(in: environment) + [shadow.resolved(in: environment)]
    }
}

extension ShapeFill {
    func opacity(_ opacity: Double) -> ShapeFill {
        let stops = { (stops: [GradientStop]) in
            stops.map { GradientStop(color: $0.color.opacity(opacity), location: $0.location) }
        }
        return switch self {
        case .color(let color): .color(color.opacity(opacity))
        case .material(let color, let deviation): .material(color.opacity(opacity), blurDeviation: deviation)
        case .linear(let colors, let from, let to): .linear(stops(colors), from: from, to: to)
        case .radial(let colors, let center, let startRadius, let endRadius):
            .radial(stops(colors), center: center, startRadius: startRadius, endRadius: endRadius)
        case .elliptical(let colors, let center, let startRadius, let endRadius):
            .elliptical(stops(colors), center: center, startRadius: startRadius, endRadius: endRadius)
        case .mesh(let mesh): .mesh(mesh.mapColors { $0.opacity(opacity) })
        case .angular(let colors, let center, let startAngle, let endAngle):
            .angular(stops(colors), center: center, startAngle: startAngle, endAngle: endAngle)
        }
    }
}
