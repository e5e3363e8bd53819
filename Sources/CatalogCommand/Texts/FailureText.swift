import CatalogKit
import RunRecords

/// The sentences that commands print of what definitions could not say.
enum FailureText {
    /// A sentence for each reason.
    static func all(of failures: [DefinitionFailure]) -> [String] {
        DefinitionFailure.byReason(failures).map(sentence)
    }

    /// - Parameter failures: those of one reason.
    static func sentence(of failures: [DefinitionFailure]) -> String {
        let places = failures.map { $0.statement?.description ?? $0.definition }
        let reason = failures.first?.reason ?? ""
        return "\(DefinitionFailure.subject(of: failures)) (\(places.joined(separator: ", "))): \(reason)"
    }
}
