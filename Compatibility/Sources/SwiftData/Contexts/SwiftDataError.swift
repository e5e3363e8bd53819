/// Why models cannot be read or written. Nothing throws it here; handlers name its cases.
public struct SwiftDataError: Error, Hashable, Sendable {
    private let name: String

    public static let backingDataFetchFailure = SwiftDataError(name: "backingDataFetchFailure")
    public static let configurationSchemaNotFoundInContainerSchema =
        SwiftDataError(name: "configurationSchemaNotFoundInContainerSchema")
    public static let includePendingChangesWithBatchSize =
        SwiftDataError(name: "includePendingChangesWithBatchSize")
    public static let loadIssueModelContainer = SwiftDataError(name: "loadIssueModelContainer")
    public static let missingModelContext = SwiftDataError(name: "missingModelContext")
    public static let modelValidationFailure = SwiftDataError(name: "modelValidationFailure")
    public static let unsupportedPredicate = SwiftDataError(name: "unsupportedPredicate")
    public static let unsupportedSortDescriptor = SwiftDataError(name: "unsupportedSortDescriptor")
}
