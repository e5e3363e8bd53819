import CatalogKit
import Composition

/// A report as reg-cli writes it (`reg.json`), which reg-suit publishes and comments with.
///
/// Pictures that are equal are not copied into the report; their names are listed all the same.
public enum RegReport {
    public static func text(of report: CheckReport) -> String {
        let names = { (isChosen: (SnapshotResult) -> Bool) in
            report.results.filter(isChosen).map { "\($0.id).png" }.sorted()
        }
        let passed = names { isPassed($0) }
        let new = names { $0.outcome == .missingReference && !$0.isRecorded }
        let failed = names { !isPassed($0) && $0.outcome != .missingReference }
        let deleted = report.stale.filter { $0.hasSuffix(".png") }.sorted()
        let drawn = names { $0.outcome.difference != nil && !$0.isRecorded }
        let members: [(String, [String])] = [
            ("failedItems", failed), ("newItems", new), ("deletedItems", deleted), ("passedItems", passed),
            ("expectedItems", (passed + failed + deleted).sorted()),
            ("actualItems", (passed + failed + new).sorted()), ("diffItems", drawn),
        ]
        let folders = [("actualDir", "actual"), ("expectedDir", "reference"), ("diffDir", "difference")]
        return JSONWriter.document(
            members.map { ($0, .list($1.map(PropertyValue.string))) }
                + folders.map { ($0, .string($1)) })
    }

    private static func isPassed(_ result: SnapshotResult) -> Bool {
        switch result.outcome {
        case .matched, .environmentChanged: true
        case .differs, .missingReference, .unreadableReference, .failedToRender: result.isRecorded
        }
    }
}
