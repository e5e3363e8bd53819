/// What a scale is made for.
public struct ScaleDomainValues {
    var values: [PlottedValue] = []
    /// Whether the values are the ends of a range.
    var isRange = false
    var includesZero: Bool?
    var isReversed = false
}

/// What can say which values a scale has.
public protocol ScaleDomain {
    var domainValues: ScaleDomainValues { get }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var domainValues: ScaleDomainValues {
        ScaleDomainValues(values: [lowerBound.plotted, upperBound.plotted], isRange: true)
    }
}

extension Array: ScaleDomain where Element: Plottable {
    public var domainValues: ScaleDomainValues { ScaleDomainValues(values: map(\.plotted)) }
}

/// The values that a chart's marks have.
public struct AutomaticScaleDomain: ScaleDomain {
    public let domainValues: ScaleDomainValues
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    public static var automatic: AutomaticScaleDomain {
        AutomaticScaleDomain(domainValues: ScaleDomainValues())
    }

    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(
            domainValues: ScaleDomainValues(includesZero: includesZero, isReversed: reversed ?? false))
    }
}
