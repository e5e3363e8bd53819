public import Foundation
public import Vitrine

/// A short line beside the chart at a value.
public struct AxisTick: AxisMark {
    /// How long a tick is.
    public enum Length: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
        case automatic, label, longestLabel
        case length(CGFloat)

        public init(integerLiteral value: Int) { self = .length(CGFloat(value)) }

        public init(floatLiteral value: Double) { self = .length(value) }

        var points: CGFloat { if case .length(let length) = self { length } else { 4 } }
    }

    private let part: AxisMarkPart

    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        let stroke = stroke ?? StrokeStyle(lineWidth: 0.5)
        var part = AxisMarkPart(kind: .tick(length: length.points, stroke), spacing: (nil, nil))
        part.isCentered = centered
        self.part = part
    }

    @_disfavoredOverload
    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        self.init(centered: centered, length: .length(length), stroke: stroke)
    }

    public func collect(into parts: inout AxisMarkParts) { parts.parts.append(part) }
}
