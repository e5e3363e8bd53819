/// What a button hands over to a style that decides when it is triggered.
public struct PrimitiveButtonStyleConfiguration {
    public typealias Label = StylePart<LabelPart<PrimitiveButtonStyleConfiguration>>

    public let role: ButtonRole?
    public let label: Label
    let action: () -> Void

    public func trigger() { action() }
}
