/// What a view would do with what is dragged over it, and with how many things.
public struct DropConfiguration: Sendable {
    public let operation: DropOperation
    public var acceptedItemCount: Int?

    public init(operation: DropOperation) {
        self.operation = operation
    }
}
