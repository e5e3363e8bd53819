/// A sentence that says what an intent does with its parameters.
public protocol ParameterSummary {}

/// No sentence.
public struct EmptyParameterSummary: ParameterSummary {
    public init() {}
}
