extension NSManagedObjectContext {
    public enum ScheduledTaskType: Sendable {
        case immediate, enqueued
    }

    public struct ConcurrencyType: Sendable {
        let concurrencyType: NSManagedObjectContextConcurrencyType

        public static let mainQueue = ConcurrencyType(concurrencyType: .mainQueueConcurrencyType)
        public static let privateQueue = ConcurrencyType(concurrencyType: .privateQueueConcurrencyType)
    }

    public func perform(_ block: @escaping () -> Void) { block() }

    public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result { try block() }

    public func perform<Result>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> Result
    ) async rethrows -> Result { try block() }
}

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType = 0
    case privateQueueConcurrencyType
    case mainQueueConcurrencyType
}
