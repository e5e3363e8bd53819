public import Foundation
import VitrineDrawing
import VitrineGeometry
import VitrinePixels

/// Colours with their places between 0 and 1.
public nonisolated struct Gradient: Hashable, Sendable {
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    public var stops: [Stop]
    private var space = ColorSpace.device

    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// Colours at equal distances.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        self.stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// The same gradient, whose colours change evenly in another space.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient {
        var gradient = self
        gradient.space = space
        return AnyGradient(gradient)
    }

    func resolved(in environment: EnvironmentValues) -> [GradientStop] {
        let stops = stops.map {
            GradientStop(color: $0.color.sRGB(in: environment), location: Double($0.location))
        }
        return space.resolved(stops)
    }
}

extension Gradient {
    /// In which components colours change evenly.
    public enum ColorSpace: Hashable, Sendable {
        /// Those of sRGB.
        case device
        /// Those of Oklab, where equal steps look equal.
        case perceptual

        /// A colour between two, at a part of 0…1.
        func mix(_ first: SRGBColor, _ second: SRGBColor, by part: Double) -> SRGBColor {
            switch self {
            case .device: first.mixed(with: second, by: part)
            case .perceptual: first.perceptuallyMixed(with: second, by: part)
            }
        }

        /// Stops between which components of sRGB change evenly.
        fileprivate func resolved(_ stops: [GradientStop]) -> [GradientStop] {
            guard self == .perceptual else { return stops }
            let steps = 16
            let between = zip(stops, stops.dropFirst()).flatMap { start, end in
                (0..<steps).map { step in
                    let part = Double(step) / Double(steps)
                    return GradientStop(
                        color: mix(start.color, end.color, by: part),
                        location: start.location + (end.location - start.location) * part)
                }
            }
            return between + stops.suffix(1)
        }
    }
}

extension UnitPoint {
    var point: Point { Point(x: Double(x), y: Double(y)) }
}
