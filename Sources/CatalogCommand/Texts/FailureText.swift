import CatalogKit

/// The sentence that a command prints of a definition's failure.
enum FailureText {
    static func of(_ failure: DefinitionFailure) -> String {
        "\(failure.component) failed to say what it shows (\(failure.definition)): \(failure.reason)"
    }
}
