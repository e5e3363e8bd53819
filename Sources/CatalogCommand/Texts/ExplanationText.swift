import RunRecords
import SnapshotRuns
import VitrineComposition
import VitrineExplanations

/// A snapshot's explanation in full, as `explain` prints it.
enum ExplanationText {
    static func of(_ snapshot: ExplainedSnapshot, withTree: Bool) -> String {
        ([of(snapshot.result)] + (withTree ? snapshot.nodes.map { "  \($0)" } : [])).joined(separator: "\n")
    }

    static func of(_ result: SnapshotResult) -> String {
        var lines = ["\(result.id) \(result.outcome.name)"]
        switch result.outcome {
        case .matched, .missingReference: break
        case .unreadableReference(let reason), .failedToRender(let reason):
            lines += reason.text.split(whereSeparator: \.isNewline).map { "  \($0)" }
        case .differs(let difference), .environmentChanged(let difference):
            lines += self.lines(difference.explanation)
            lines += difference.environmentChanges.map { "  besides    \($0)" }
            lines.append("  \(difference.pixelSentence)")
        }
        lines += result.tolerances.map { "  tolerated  \($0)" }
        return lines.joined(separator: "\n")
    }

    static func of(_ pair: SnapshotPair) -> String {
        let lines =
            switch pair.comparison {
            case .explained(let explanation): lines(explanation)
            case .failed(let id, let reason): ["  \(id) failed to render: \(TerminalText.line(reason))"]
            }
        return (["\(pair.first) → \(pair.second)"] + lines).joined(separator: "\n")
    }

    private static func lines(_ explanation: ExplanationSummary) -> [String] {
        var lines: [String] = []
        for change in explanation.changes {
            let relation = change.role == .cause ? "because  " : "therefore"
            lines += ["  \(relation)  \(change.text)", "             \(change.element)"]
        }
        if explanation.causes.isEmpty { lines.append("  \(explanation.sentence)") }
        return lines
    }
}
