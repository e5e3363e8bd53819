public import Vitrine

/// Something that an app does for the system and for buttons.
public protocol AppIntent: Sendable {
    associatedtype PerformResult: IntentResult
    associatedtype SummaryContent: ParameterSummary = EmptyParameterSummary
    typealias Parameter = IntentParameter
    typealias Summary = IntentParameterSummary<Self>
    typealias When<Then: ParameterSummary, Otherwise: ParameterSummary> = ParameterSummaryWhenCondition<
        Self, Then, Otherwise
    >

    static var title: LocalizedStringResource { get }
    static var description: IntentDescription? { get }
    static var openAppWhenRun: Bool { get }
    static var isDiscoverable: Bool { get }
    static var parameterSummary: SummaryContent { get }

    init()

    func perform() async throws -> PerformResult
}

extension AppIntent {
    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var isDiscoverable: Bool { true }
}

extension AppIntent where SummaryContent == EmptyParameterSummary {
    public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}
