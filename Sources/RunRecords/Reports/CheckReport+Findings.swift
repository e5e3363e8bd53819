public import CatalogKit

extension CheckReport {
    /// What a component asks for and is not drawn, listed once however many of its snapshots and elements ask for it.
    public struct Finding: Equatable, Sendable {
        /// The first snapshot that has it.
        public let id: SnapshotID
        public fileprivate(set) var reason: RepeatedReason
        /// How many of the component's snapshots have it.
        public fileprivate(set) var count = 1
        fileprivate var last: SnapshotID

        /// Such as "badge/sale: there is no symbol 'star'; likewise 3 more of 'badge'".
        public var sentence: String {
            count == 1
                ? "\(id): \(reason.sentence)"
                : "\(id): \(reason.sentence); likewise \(count - 1) more of '\(id.component)'"
        }
    }

    /// In the order of the snapshots.
    public func findings() throws -> [Finding] {
        var findings: [Finding] = []
        var places: [FileName: [String: Int]] = [:]
        try results.forEach(where: \.hasFindings) { result in
            for reason in result.findings {
                guard let place = places[result.id.component]?[reason.general] else {
                    places[result.id.component, default: [:]][reason.general] = findings.count
                    findings.append(
                        Finding(id: result.id, reason: RepeatedReason(reason), last: result.id))
                    continue
                }
                findings[place].reason.add(reason)
                if findings[place].last != result.id { findings[place].count += 1 }
                findings[place].last = result.id
            }
        }
        return findings
    }
}
