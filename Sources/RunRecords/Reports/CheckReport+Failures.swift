public import CatalogKit
import VitrineWording

extension CheckReport {
    /// How many components failed to say what they show, or a part of it.
    public var failedComponentCount: Int { Set(failures.map(\.component)).count }
}

extension DefinitionFailure {
    /// Those of each reason together, in the order of the first ones.
    public static func byReason(_ failures: [DefinitionFailure]) -> [[DefinitionFailure]] {
        var groups: [[DefinitionFailure]] = []
        for failure in failures {
            if let group = groups.firstIndex(where: { $0[0].reason == failure.reason }) {
                groups[group].append(failure)
            } else {
                groups.append([failure])
            }
        }
        return groups
    }

    /// The components of some failures with what they failed to do.
    public static func subject(of failures: [DefinitionFailure]) -> String {
        var components: [FileName] = []
        for failure in failures where !components.contains(failure.component) {
            components.append(failure.component)
        }
        return "\(Names.list(components, limit: 3)) \(Pluralized.failed(components.count))"
    }
}
