public import CoreGraphics
import Vitrine

// What elements of a map look like, of which maps show nothing here. They go before the modifiers of views, which give no elements.
extension MapContent where Self: View {
    public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> Self { self }

    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> Self { self }

    public func stroke(lineWidth: CGFloat = 1) -> Self { self }

    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Self { self }

    public func tint<S: ShapeStyle>(_ tint: S) -> Self { self }

    public func annotationTitles(_ visibility: Visibility) -> Self { self }

    public func annotationSubtitles(_ visibility: Visibility) -> Self { self }

    public func mapOverlayLevel(level: MKOverlayLevel) -> Self { self }

    public func tag<Value: Hashable>(_ tag: Value) -> Self { self }
}

public enum MKOverlayLevel: Int, Sendable {
    case aboveRoads, aboveLabels
}
