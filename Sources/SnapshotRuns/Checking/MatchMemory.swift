import CatalogAssets
import CatalogKit
import RunRecords
import SnapshotStore
import VitrineJSONValues
import VitrineViews

/// The matches of the last check of the same inputs, kept from check to check.
struct MatchMemory: Sendable {
    private static let fileName = "matches.json"

    let inputs: String
    /// What was known to match and does so still, if its reference is the same.
    let known: KnownMatches
    let value: @Sendable (TokenRead) -> String

    /// - Parameter inputs: a hash of all that decides beside the files of tokens and the references.
    init(inputs: String, tokens: TokenLibrary, lastRun: LastRun) {
        self.inputs = inputs
        let value: @Sendable (TokenRead) -> String = { tokens.words(for: $0) }
        self.value = value
        // What cannot be read was not written by a check that has ended.
        let kept = (try? lastRun.tree.read(Self.fileName)).flatMap { bytes in
            try? KnownMatches(JSONReader.read(bytes[...]))
        }
        known =
            kept.flatMap { $0.inputs == inputs ? $0.holding(value: value) : nil }
            ?? KnownMatches(inputs: inputs)
    }

    func keep(_ matches: KnownMatches, in lastRun: LastRun) throws {
        let text = JSONWriter.text(of: matches.json) + "\n"
        try lastRun.tree.replace(Self.fileName, with: Array(text.utf8))
    }
}
