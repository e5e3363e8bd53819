/// A sentence with an intent's parameters in it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    public init(_ summary: IntentParameterSummaryText<Intent>) {}

    /// - Parameter other: the parameters that stand below the sentence, which is shown nowhere.
    public init(
        _ summary: IntentParameterSummaryText<Intent>,
        @ParameterSummaryBuilder<Intent> other: () -> [PartialKeyPath<Intent>]
    ) {}

    /// Parameters without a sentence.
    public init(@ParameterSummaryBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {}
}

/// Lists the parameters of an intent.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
    public static func buildExpression<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) -> PartialKeyPath<Intent> { parameter }

    public static func buildBlock(_ parameters: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] {
        parameters
    }
}

/// One of two sentences, by the value of a parameter.
public struct ParameterSummaryWhenCondition<
    Intent: AppIntent, Then: ParameterSummary, Otherwise: ParameterSummary
>:
    ParameterSummary
{
    public enum ComparableOperator: Sendable {
        case equalTo, notEqualTo, lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
        case hasAnyValue, hasNoValue
    }

    public init<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparableOperator,
        _ value: Value,
        then: () -> Then, otherwise: () -> Otherwise
    ) {}

    public init<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparableOperator,
        then: () -> Then, otherwise: () -> Otherwise
    ) {}
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
