import CatalogKit
import Geometry
import ImageComparison
import SnapshotStore

/// How the result of a check is told to people.
struct CheckText {
    let folder: CatalogFolder
    let style: TextStyle

    /// A paragraph for each snapshot that does not match, and a last line that sums up.
    func of(_ report: CheckReport) -> String {
        var paragraphs = report.failures.map { style.red(FailureText.of($0)) }
        paragraphs += report.results.compactMap(paragraph)
        let missing = report.results.filter { $0.outcome == .missingReference }
        if !missing.isEmpty { paragraphs.append(self.missing(missing)) }
        if !report.stale.isEmpty { paragraphs.append(stale(report.stale)) }
        paragraphs += environmentNotices(report)
        paragraphs.append(summary(report))
        return paragraphs.joined(separator: "\n\n")
    }

    private func paragraph(_ result: SnapshotResult) -> String? {
        let head = "\(result.id) \(result.outcome.name)"
        let place = "  \(result.componentName), '\(result.variantName)', \(result.modeName) (\(result.place))"
        switch result.outcome {
        case .matched, .environmentChanged, .missingReference:
            // Matches are not told, and those of the others together.
            return nil
        case .unreadableReference(let reason):
            return [
                style.red(head), place, "  \(reason)", paths(result.id, hasDifference: false),
                approval(result.id),
            ].joined(separator: "\n")
        case .failedToRender(let reason):
            return [style.red(head), place, "  \(reason)"].joined(separator: "\n")
        case .differs(let difference):
            return [
                style.red(head), place, "  \(difference.sentence)", "  \(difference.numbers)",
                paths(result.id, hasDifference: true), approval(result.id),
            ].joined(separator: "\n")
        }
    }

    private func paths(_ id: SnapshotID, hasDifference: Bool) -> String {
        var lines = [
            "  reference   \(folder.shortened(folder.references.picturePath(of: id)))",
            "  actual      \(folder.shortened(folder.lastRun.actualPath(of: id)))",
        ]
        if hasDifference {
            lines.append("  difference  \(folder.shortened(folder.lastRun.differencePath(of: id)))")
        }
        return lines.joined(separator: "\n")
    }

    private func approval(_ id: SnapshotID) -> String { "  approve     catalog approve \(pattern(id))" }

    /// A pattern that chooses this snapshot alone.
    private func pattern(_ id: SnapshotID) -> String { id.mode == nil ? "\(id)@light" : "\(id)" }

    private func missing(_ results: [SnapshotResult]) -> String {
        let lines = results.map { "  \($0.id) (\($0.place))" }
        let folder = folder.shortened(folder.lastRun.folder) + "/actual"
        let globs = results.count == 1 ? results.map { " \(pattern($0.id))" }.joined() : ""
        return
            ([style.yellow("missing references")] + lines
            + ["  actual      \(folder)", "  record      catalog record\(globs)"])
            .joined(separator: "\n")
    }

    private func stale(_ paths: [String]) -> String {
        let lines = paths.map { "  Snapshots/\($0)" }
        return
            ([style.yellow("stale references, which no snapshot owns")] + lines + [
                "  remove      catalog prune --delete"
            ])
            .joined(separator: "\n")
    }

    /// A notice for each kind of change, in the order of the first snapshot that has it.
    private func environmentNotices(_ report: CheckReport) -> [String] {
        var counts: [(changes: String, count: Int)] = []
        for result in report.results {
            guard case .environmentChanged(let difference) = result.outcome else { continue }
            let changes = difference.environmentChanges.joined(separator: ", ")
            if let index = counts.firstIndex(where: { $0.changes == changes }) {
                counts[index].count += 1
            } else {
                counts.append((changes, 1))
            }
        }
        return counts.map { changes, count in
            style.yellow("environment changed (\(changes)), \(Counted.references(count)) to refresh")
                + "\n  no component is different; approve what you see with 'catalog approve'"
        }
    }

    private func summary(_ report: CheckReport) -> String {
        let matched = report.count("matched")
        let total = report.results.count
        guard matched < total || !report.stale.isEmpty || !report.failures.isEmpty else {
            return style.green(total == 1 ? "1 snapshot matches" : "\(total) snapshots match")
        }
        var parts = matched == 0 ? [] : ["\(matched) matched"]
        for name in [
            "differs", "missing reference", "unreadable reference", "failed to render", "environment changed",
        ] {
            let count = report.count(name)
            if count > 0 { parts.append("\(count) \(name)") }
        }
        if !report.stale.isEmpty {
            parts.append("\(report.stale.count) stale \(report.stale.count == 1 ? "file" : "files")")
        }
        if !report.failures.isEmpty { parts.append("\(report.failures.count) failed to say what they show") }
        return "\(Counted.snapshots(total)): \(parts.joined(separator: ", "))"
    }
}
