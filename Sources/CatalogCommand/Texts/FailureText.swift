import CatalogKit

/// How a definition's failure is told.
enum FailureText {
    static func of(_ failure: DefinitionFailure) -> String {
        "\(failure.component) failed to say what it shows (\(failure.definition)): \(failure.reason)"
    }
}
