public import CatalogKit
public import VitrineViews
import VitrineWording

extension CheckReport {
    /// What failed or could not be compared for one reason: definitions and snapshots.
    public struct Problem: Equatable, Sendable {
        public let kind: SnapshotOutcome.Kind
        /// Where in a file of the catalogue the cause is, if it is in one.
        public let cause: FilePlace?
        public fileprivate(set) var reason: RepeatedReason
        public fileprivate(set) var definitions: [DefinitionFailure] = []
        /// Which of the results they are.
        public fileprivate(set) var places: [Int] = []
        public fileprivate(set) var ids: [SnapshotID] = []

        fileprivate init(_ kind: SnapshotOutcome.Kind, _ reason: SnapshotReason, cause: FilePlace?) {
            self.kind = kind
            self.cause = cause
            self.reason = RepeatedReason(reason)
        }

        /// The reason without the place that it begins with.
        public var words: String {
            let (start, sentence) = (cause.map { "\($0): " } ?? "", reason.sentence)
            return sentence.hasPrefix(start) ? String(sentence.dropFirst(start.count)) : sentence
        }

        /// What has the problem, such as `coupon-card failed to say what it shows`.
        public var subject: String {
            let definitions = definitions.isEmpty ? nil : DefinitionFailure.subject(of: definitions)
            let results = ids.isEmpty ? nil : "\(Names.list(ids, limit: 3)) \(kind.rawValue)"
            return [definitions, results].compactMap(\.self).joined(separator: ", ")
        }
    }

    /// What definitions could not say, then snapshots that failed or whose references cannot be read, each reason once, in the order
    /// of the first ones.
    public func problems() throws -> [Problem] {
        var problems: [Problem] = []
        var numbers: [String: Int] = [:]
        func number(_ kind: SnapshotOutcome.Kind, _ reason: SnapshotReason, cause: FilePlace?) -> Int {
            let key = "\(kind.rawValue) \(reason.general)"
            if let number = numbers[key] {
                problems[number].reason.add(reason)
                return number
            }
            numbers[key] = problems.count
            problems.append(Problem(kind, reason, cause: cause))
            return problems.count - 1
        }
        for failure in failures {
            let number = number(.failedToRender, SnapshotReason(text: failure.reason), cause: failure.place)
            problems[number].definitions.append(failure)
        }
        for (place, entry) in results.entries.enumerated() where entry.kind.isProblem && !entry.isRecorded {
            let result = try results.result(at: place)
            guard let reason = result.outcome.reason else { continue }
            let number = number(entry.kind, reason, cause: result.causePlace)
            problems[number].places.append(place)
            problems[number].ids.append(entry.id)
        }
        return problems
    }
}
