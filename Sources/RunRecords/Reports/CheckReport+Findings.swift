public import CatalogKit

extension CheckReport {
    /// What a component asks for and is not drawn, listed once however many of its snapshots ask for it.
    public struct Finding: Equatable, Sendable {
        /// The first snapshot that has it.
        public let id: SnapshotID
        public let text: String
        /// How many of the component's snapshots have it.
        public fileprivate(set) var count = 1

        /// Such as "badge/sale: there is no symbol 'star'; likewise 3 more of 'badge'".
        public var sentence: String {
            count == 1 ? "\(id): \(text)" : "\(id): \(text); likewise \(count - 1) more of '\(id.component)'"
        }
    }

    /// In the order of the snapshots.
    public func findings() throws -> [Finding] {
        var findings: [Finding] = []
        var places: [FileName: [String: Int]] = [:]
        try results.forEach(where: \.hasFindings) { result in
            for text in result.findings {
                if let place = places[result.id.component]?[text] {
                    findings[place].count += 1
                } else {
                    places[result.id.component, default: [:]][text] = findings.count
                    findings.append(Finding(id: result.id, text: text))
                }
            }
        }
        return findings
    }
}
