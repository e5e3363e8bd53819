/// The properties of a button that a style receives which decides when it is triggered.
public struct PrimitiveButtonStyleConfiguration {
    public typealias Label = StylePart<LabelPart<PrimitiveButtonStyleConfiguration>>

    public let role: ButtonRole?
    public let label: Label
    let action: @MainActor () -> Void

    @MainActor @preconcurrency public func trigger() { action() }
}
