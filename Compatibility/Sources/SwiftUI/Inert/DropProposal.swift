/// What a view would do with what is dragged over it.
public struct DropProposal: Sendable {
    public let operation: DropOperation
    /// For what comes from another app, where that differs.
    public let operationOutsideApplication: DropOperation?

    public init(operation: DropOperation) {
        self.operation = operation
        self.operationOutsideApplication = nil
    }

    public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
        self.operation = withinApplication
        self.operationOutsideApplication = outsideApplication
    }
}
