public import CatalogKit
public import Views
import Wording

extension CheckReport {
    /// What failed for one reason: variants in several modes, and all that a file of the catalogue has hit.
    public struct Failure: Sendable {
        public let reason: String
        /// Where in a file of the catalogue the cause is, if it is in one.
        public let place: FilePlace?
        public fileprivate(set) var definitions: [DefinitionFailure] = []
        /// Which of the results are failures to render.
        public fileprivate(set) var results: [Int] = []
        public fileprivate(set) var ids: [SnapshotID] = []
        /// The result that is told in full.
        public fileprivate(set) var example: SnapshotResult?

        /// The reason without the place that it begins with.
        public var words: String {
            let start = place.map { "\($0): " } ?? ""
            return reason.hasPrefix(start) ? String(reason.dropFirst(start.count)) : reason
        }

        /// What failed, such as `coupon-card failed to say what it shows`.
        public var subject: String {
            let definitions = definitions.isEmpty ? nil : DefinitionFailure.subject(of: definitions)
            let results = ids.isEmpty ? nil : "\(Names.list(ids, limit: 3)) failed to render"
            return [definitions, results].compactMap(\.self).joined(separator: ", ")
        }
    }

    /// All failures, those of definitions first, each reason once: that of a picture once in its variant, or once in all where the
    /// cause is in a file of the catalogue.
    public func failuresByReason() throws -> [Failure] {
        var failures: [Failure] = []
        var numbers: [[String]: Int] = [:]
        func number(of key: [String], _ failure: @autoclosure () -> Failure) -> Int {
            if let known = numbers[key] { return known }
            numbers[key] = failures.count
            failures.append(failure())
            return failures.count - 1
        }
        for definition in self.failures {
            let failure = Failure(reason: definition.reason, place: definition.place)
            failures[number(of: [definition.reason], failure)].definitions.append(definition)
        }
        for (index, entry) in results.entries.enumerated()
        where entry.kind == .failedToRender && !entry.isRecorded {
            let result = try results.result(at: index)
            guard case .failedToRender(let reason) = result.outcome else { continue }
            let variant = SnapshotID(
                component: entry.id.component, variant: entry.id.variant, step: entry.id.step, mode: nil)
            let key = result.causePlace == nil ? [reason, variant.description] : [reason]
            let number = number(of: key, Failure(reason: reason, place: result.causePlace))
            failures[number].results.append(index)
            failures[number].ids.append(entry.id)
            failures[number].example = failures[number].example ?? result
        }
        return failures
    }

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
        return "\(Names.list(components, limit: 3)) \(Pluralized.failedToSay(components.count))"
    }
}
