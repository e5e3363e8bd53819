public import Vitrine

/// A line through the chart at a value.
public struct AxisGridLine: AxisMark {
    private let part: AxisMarkPart

    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        var part = AxisMarkPart(kind: .gridLine(stroke ?? StrokeStyle(lineWidth: 0.5)), spacing: (nil, nil))
        part.isCentered = centered
        self.part = part
    }

    public func collect(into parts: inout AxisMarkParts) { parts.parts.append(part) }
}
