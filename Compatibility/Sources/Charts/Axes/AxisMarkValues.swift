public import Foundation

/// Where an axis has marks.
public struct AxisMarkValues {
    enum Kind {
        case automatic
        case step(Double)
        case calendar(Calendar.Component, count: Int, calendar: Calendar?)
        case values([PlottedValue])
    }

    var kind = Kind.automatic
    var minimumStride: Double?
    var desiredCount: Int?
    var roundsLowerBound: Bool?
    var roundsUpperBound: Bool?

    public static var automatic: AxisMarkValues { AxisMarkValues() }

    public static func automatic<P: Plottable & BinaryFloatingPoint>(
        minimumStride: P? = nil, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            minimumStride: minimumStride.map { Double($0) }, desiredCount: desiredCount,
            roundsLowerBound: roundLowerBound, roundsUpperBound: roundUpperBound)
    }

    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            desiredCount: desiredCount, roundsLowerBound: roundLowerBound, roundsUpperBound: roundUpperBound)
    }

    public static func stride<P: Plottable & BinaryFloatingPoint>(
        by step: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .step(Double(step)), roundsLowerBound: roundLowerBound, roundsUpperBound: roundUpperBound)
    }

    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil, calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(kind: .calendar(component, count: count, calendar: calendar))
    }
}
