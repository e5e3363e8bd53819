/// A sentence with an intent's parameters in it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    public init(_ summary: IntentParameterSummaryText<Intent>) {}

    /// - Parameter other: builds what stands below the sentence, which is shown nowhere.
    public init(_ summary: IntentParameterSummaryText<Intent>, other: () -> Void) {}
}

/// The words of the sentence.
public struct IntentParameterSummaryText<Intent: AppIntent>: ExpressibleByStringInterpolation {
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>)
        {}
    }

    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
}
