import CoreGraphics
import Foundation
import QuartzCore
import Vitrine

/// A layer's background, border, corners and shadow around a content.
struct DrawnBackdrop: View {
    let layer: CALayer
    /// A view's background, which unlike a layer's follows the colour scheme.
    let color: Color?
    let content: AnyView

    private var size: CGSize { layer.bounds.size }

    private var outline: UnevenRoundedRectangle {
        let radius = min(layer.cornerRadius, size.width / 2, size.height / 2)
        func corner(_ corner: CACornerMask) -> CGFloat { layer.maskedCorners.contains(corner) ? radius : 0 }
        return UnevenRoundedRectangle(
            topLeadingRadius: corner(.layerMinXMinYCorner), bottomLeadingRadius: corner(.layerMinXMaxYCorner),
            bottomTrailingRadius: corner(.layerMaxXMaxYCorner),
            topTrailingRadius: corner(.layerMaxXMinYCorner),
            style: layer.cornerCurve == .continuous ? .continuous : .circular)
    }

    var body: some View {
        ZStack(alignment: .topLeading) {
            backdrop
            content
        }
        .frame(width: size.width, height: size.height, alignment: .topLeading)
        .modifier(Cut(shape: layer.masksToBounds ? outline : nil, size: size))
        .overlay { border }
        .modifier(MaskedByLayer(mask: layer.mask, size: size))
        .modifier(LayerShadow(layer: layer))
    }

    @ViewBuilder private var backdrop: some View {
        if let color = color ?? layer.backgroundColor.map({ Color(cgColor: $0) }) {
            outline.fill(color).frame(width: size.width, height: size.height)
        }
        switch layer {
        case let gradient as CAGradientLayer: DrawnGradient(layer: gradient).clipShape(outline)
        case let shape as CAShapeLayer: DrawnShape(layer: shape)
        case let text as CATextLayer: DrawnText(layer: text)
        case let emitter as CAEmitterLayer where emitter.emitterCells?.isEmpty == false:
            Color.clear.snapshotFinding("CAEmitterLayer strews no particles in a picture")
        case let replicator as CAReplicatorLayer where replicator.instanceCount > 1:
            Color.clear.snapshotFinding("CAReplicatorLayer shows its layers once in a picture")
        default: EmptyView()
        }
    }

    @ViewBuilder private var border: some View {
        if layer.borderWidth > 0, let color = layer.borderColor {
            outline.strokeBorder(Color(cgColor: color), lineWidth: layer.borderWidth)
        }
    }
}

/// Keeps what lies within a shape, where there is one.
private struct Cut: ViewModifier {
    let shape: UnevenRoundedRectangle?
    let size: CGSize

    func body(content: Content) -> some View {
        if let shape { content.clipShape(shape) } else { content }
    }
}

private struct MaskedByLayer: ViewModifier {
    let mask: CALayer?
    let size: CGSize

    func body(content: Content) -> some View {
        if let mask {
            content.mask(alignment: .topLeading) {
                DrawnBackdrop(layer: mask, color: nil, content: AnyView(EmptyView()))
                    .offset(x: mask.frame.minX, y: mask.frame.minY)
                    .frame(width: size.width, height: size.height, alignment: .topLeading)
            }
        } else {
            content
        }
    }
}

private struct LayerShadow: ViewModifier {
    let layer: CALayer

    func body(content: Content) -> some View {
        if layer.shadowOpacity > 0, !layer.masksToBounds, let color = layer.shadowColor {
            content.compositingGroup()
                .shadow(
                    color: Color(cgColor: color).opacity(Double(layer.shadowOpacity)),
                    radius: layer.shadowRadius, x: layer.shadowOffset.width, y: layer.shadowOffset.height)
        } else {
            content
        }
    }
}

private struct DrawnGradient: View {
    let layer: CAGradientLayer

    private var gradient: Gradient {
        let colors = (layer.colors ?? []).compactMap { $0 as? CGColor }.map { Color(cgColor: $0) }
        guard let locations = layer.locations, locations.count == colors.count else {
            return Gradient(colors: colors)
        }
        return Gradient(
            stops: zip(colors, locations).map { Gradient.Stop(color: $0, location: CGFloat($1.doubleValue)) })
    }

    var body: some View {
        let start = UnitPoint(x: layer.startPoint.x, y: layer.startPoint.y)
        let end = UnitPoint(x: layer.endPoint.x, y: layer.endPoint.y)
        switch layer.type {
        case .radial:
            RadialGradient(
                gradient: gradient, center: start, startRadius: 0,
                endRadius: max(
                    abs(end.x - start.x) * layer.bounds.width, abs(end.y - start.y) * layer.bounds.height))
        case .conic:
            AngularGradient(
                gradient: gradient, center: start,
                angle: .radians(Double(atan2(end.y - start.y, end.x - start.x))))
        default: LinearGradient(gradient: gradient, startPoint: start, endPoint: end)
        }
    }
}

private struct DrawnShape: View {
    let layer: CAShapeLayer

    private var style: StrokeStyle {
        StrokeStyle(
            lineWidth: layer.lineWidth,
            lineCap: layer.lineCap == .round ? .round : layer.lineCap == .square ? .square : .butt,
            lineJoin: layer.lineJoin == .round ? .round : layer.lineJoin == .bevel ? .bevel : .miter,
            miterLimit: layer.miterLimit,
            dash: (layer.lineDashPattern ?? []).map { CGFloat($0.doubleValue) },
            dashPhase: layer.lineDashPhase)
    }

    var body: some View {
        if let outline = layer.path {
            let path = Path(outline)
            ZStack(alignment: .topLeading) {
                if let fill = layer.fillColor {
                    path.fill(Color(cgColor: fill), style: FillStyle(eoFill: layer.fillRule == .evenOdd))
                }
                if let stroke = layer.strokeColor {
                    path.trimmedPath(from: layer.strokeStart, to: layer.strokeEnd)
                        .stroke(Color(cgColor: stroke), style: style)
                }
            }
        }
    }
}

private struct DrawnText: View {
    let layer: CATextLayer

    private var text: Text {
        switch layer.string {
        case let string as NSAttributedString: string.text
        case let string as String: Text(verbatim: string)
        default: Text(verbatim: "")
        }
    }

    var body: some View {
        let alignment: HorizontalAlignment =
            switch layer.alignmentMode {
            case .center: .center
            case .right: .trailing
            default: .leading
            }
        text.font(
            (layer.font as? UIFont).map { Font($0.withSize(layer.fontSize)) } ?? .system(size: layer.fontSize)
        )
        .foregroundColor(layer.foregroundColor.map { Color(cgColor: $0) } ?? .clear)
        .lineLimit(layer.isWrapped ? nil : 1)
        .frame(
            width: layer.bounds.width, height: layer.bounds.height,
            alignment: Alignment(horizontal: alignment, vertical: .top))
    }
}
