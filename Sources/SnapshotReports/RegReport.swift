import CatalogKit
public import RunRecords
import VitrineJSONValues

/// A report as reg-cli writes it (`reg.json`), which reg-suit publishes and comments with.
///
/// It lists the names of the snapshots. The pictures are named by their content, as `results.json` has them, since the
/// report holds those that are equal once.
public enum RegReport {
    /// Writes the file's text, piece by piece.
    public static func write(_ report: CheckReport, to output: (String) throws -> Void) throws {
        // Some have a picture, some a sidecar alone.
        let deleted = Set(report.stale.map { "\($0.prefix { $0 != "." }).png" }).sorted()
        let lists: [(String, Set<Group>)] = [
            ("failedItems", [.failed]), ("newItems", [.new]), ("deletedItems", [.deleted]),
            ("passedItems", [.passed]), ("expectedItems", [.passed, .failed, .deleted]),
            ("actualItems", [.passed, .failed, .new]), ("diffItems", [.drawn]),
        ]
        try output("{\n")
        for (key, groups) in lists {
            var names = groups.contains(.deleted) ? deleted : []
            for entry in report.results.entries where !groups.isDisjoint(with: Self.groups(of: entry)) {
                names.append("\(entry.id).png")
            }
            names.sort()
            try output("  \(JSONWriter.quoted(key)): [")
            for (place, name) in names.enumerated() {
                try output((place == 0 ? "" : ", ") + JSONWriter.quoted(name))
            }
            try output("],\n")
        }
        let folders = ["actualDir", "expectedDir", "diffDir"].map { "  \"\($0)\": \"pictures\"" }
        try output(folders.joined(separator: ",\n") + "\n}\n")
    }

    private enum Group {
        case passed
        case failed
        case new
        case deleted
        /// Those that have a picture of the difference.
        case drawn
    }

    private static func groups(of entry: SnapshotResults.Entry) -> Set<Group> {
        if entry.isRecorded { return [.passed] }
        return switch entry.kind {
        case .matched: [.passed]
        case .environmentChanged: entry.hasOtherPixels ? [.passed, .drawn] : [.passed]
        case .missingReference: [.new]
        case .differs: entry.hasOtherPixels ? [.failed, .drawn] : [.failed]
        case .unreadableReference, .failedToRender: [.failed]
        }
    }
}
