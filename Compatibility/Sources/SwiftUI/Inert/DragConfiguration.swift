/// What might become of what is dragged.
public struct DragConfiguration: Sendable {
    /// In the app itself.
    public struct OperationsWithinApp: Sendable {
        public var allowCopy: Bool
        public var allowMove: Bool
        public var allowDelete: Bool

        public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
            self.allowCopy = allowCopy
            self.allowMove = allowMove
            self.allowDelete = allowDelete
        }
    }

    /// In another app.
    public struct OperationsOutsideApp: Sendable {
        public var allowCopy: Bool
        public var allowMove: Bool
        public var allowDelete: Bool

        public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
            self.allowCopy = allowCopy
            self.allowMove = allowMove
            self.allowDelete = allowDelete
        }
    }

    public var operationsWithinApp: OperationsWithinApp
    public var operationsOutsideApp: OperationsOutsideApp

    public init(
        operationsWithinApp: OperationsWithinApp = OperationsWithinApp(),
        operationsOutsideApp: OperationsOutsideApp = OperationsOutsideApp()
    ) {
        self.operationsWithinApp = operationsWithinApp
        self.operationsOutsideApp = operationsOutsideApp
    }

    public init(allowMove: Bool, allowDelete: Bool = false) {
        self.init(
            operationsWithinApp: OperationsWithinApp(allowMove: allowMove, allowDelete: allowDelete),
            operationsOutsideApp: OperationsOutsideApp(allowMove: allowMove, allowDelete: allowDelete))
    }
}
