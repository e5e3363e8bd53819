import CatalogKit
import Geometry
import SnapshotStore

/// How the result of a check is told to people.
struct CheckText {
    let places: PicturePlaces
    let style: TextStyle

    /// A paragraph for each snapshot that does not match, and a last line that sums up.
    ///
    /// Snapshots that differ for the same causes are told together.
    func of(_ report: CheckReport) -> String {
        var paragraphs = report.failures.map { style.red(FailureText.of($0)) }
        let clusters = report.clustersByID
        for result in report.results where !result.isRecorded {
            if let cluster = clusters[result.id] {
                if cluster.example == result.id { paragraphs.append(self.cluster(cluster, result)) }
            } else if let paragraph = paragraph(result) {
                paragraphs.append(paragraph)
            }
        }
        paragraphs += groups(report)
        paragraphs.append(summary(report))
        return paragraphs.joined(separator: "\n\n")
    }

    private func groups(_ report: CheckReport) -> [String] {
        var paragraphs: [String] = []
        let missing = report.results.filter { $0.outcome == .missingReference && !$0.isRecorded }
        let renamed = missing.filter { $0.renamedFrom != nil }
        let new = missing.filter { $0.renamedFrom == nil }
        if !new.isEmpty { paragraphs.append(self.missing(new)) }
        if !renamed.isEmpty { paragraphs.append(self.renamed(renamed)) }
        let unclaimed = report.unclaimed
        if !unclaimed.isEmpty { paragraphs.append(stale(unclaimed)) }
        paragraphs += report.environmentClusters.map(environment)
        let tolerated = report.results.filter { !$0.tolerances.isEmpty }
        if !tolerated.isEmpty { paragraphs.append(self.tolerated(tolerated)) }
        let recorded = report.results.filter(\.isRecorded)
        if !recorded.isEmpty {
            paragraphs.append("recorded\n" + recorded.map { "  \($0.id)" }.joined(separator: "\n"))
        }
        return paragraphs
    }

    private func paragraph(_ result: SnapshotResult) -> String? {
        let head = "\(result.id) \(result.outcome.name)"
        let names = "\(result.componentName), '\(result.variantName)', \(result.modeName) (\(result.place))"
        let place = "  \(TerminalText.line(names))"
        switch result.outcome {
        case .matched, .environmentChanged, .missingReference:
            // Matches are not told, and those of the others together.
            return nil
        case .unreadableReference(let reason):
            return [
                style.red(head), place, "  \(reason)", paths(result.id, hasDifference: false),
                approval(pattern(result.id)),
            ].joined(separator: "\n")
        case .failedToRender(let reason):
            let lines = reason.split(whereSeparator: \.isNewline).map { "  \($0)" }
            return ([style.red(head), place] + lines).joined(separator: "\n")
        case .differs(let difference):
            return [
                style.red(head), place, "  \(difference.sentence)", "  \(difference.pixels.sentence)",
                paths(result.id, hasDifference: true), approval(pattern(result.id)),
            ].joined(separator: "\n")
        }
    }

    /// All snapshots with the same causes, one of them in full.
    private func cluster(_ cluster: CheckReport.Cluster, _ example: SnapshotResult) -> String {
        let limit = 12
        let others = cluster.ids.filter { $0 != example.id }
        var lines = [
            style.red("\(Counted.snapshots(cluster.ids.count)) differ: \(cluster.title)"),
            "  such as \(example.id), \(example.place)",
        ]
        if let difference = example.outcome.difference {
            lines += ["  \(difference.sentence)", "  \(difference.pixels.sentence)"]
        }
        lines.append(paths(example.id, hasDifference: true))
        lines += others.prefix(limit).map { "  likewise    \($0)" }
        if others.count > limit { lines.append("  and \(others.count - limit) more") }
        lines.append(approval("--cluster \(cluster.id)"))
        return lines.joined(separator: "\n")
    }

    private func paths(_ id: SnapshotID, hasDifference: Bool) -> String {
        var lines = ["  reference   \(places.reference(id))", "  actual      \(places.actual(id))"]
        if hasDifference { lines.append("  difference  \(places.difference(id))") }
        return lines.joined(separator: "\n")
    }

    private func approval(_ choice: String) -> String { "  approve     catalog approve \(choice)" }

    /// A pattern that chooses this snapshot alone.
    private func pattern(_ id: SnapshotID) -> String { id.mode == nil ? "\(id)@light" : "\(id)" }

    private func missing(_ results: [SnapshotResult]) -> String {
        let lines = results.map { "  \($0.id) (\($0.place))" }
        let first = results.first.map { places.actual($0.id) } ?? ""
        let folder = first.split(separator: "/").dropLast(2).joined(separator: "/")
        let globs = results.count == 1 ? results.map { " \(pattern($0.id))" }.joined() : ""
        return
            ([style.yellow("missing references")] + lines
            + ["  actual      \(folder)", "  record      catalog record\(globs)"])
            .joined(separator: "\n")
    }

    private func renamed(_ results: [SnapshotResult]) -> String {
        let lines = results.map { "  \($0.renamedFrom.map { "\($0)" } ?? "") → \($0.id)" }
        let globs = results.map { pattern($0.id) }.joined(separator: " ")
        return
            ([style.yellow("renamed references, missing here and stale there with the same pixels")] + lines
            + ["  move        catalog approve \(globs)"])
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

    private func environment(_ cluster: CheckReport.Cluster) -> String {
        let count = Counted.references(cluster.ids.count)
        return style.yellow("environment changed (\(cluster.title)), \(count) to refresh")
            + "\n  no component is different\n  refresh     catalog approve --cluster \(cluster.id)"
    }

    private func tolerated(_ results: [SnapshotResult]) -> String {
        let lines = results.flatMap { result in result.tolerances.map { "  \(result.id): \($0)" } }
        return ([style.yellow("matched with tolerance")] + lines).joined(separator: "\n")
    }

    private func summary(_ report: CheckReport) -> String {
        let matched = report.count("matched")
        let total = report.results.count
        guard matched < total || !report.stale.isEmpty || !report.failures.isEmpty else {
            return style.green(total == 1 ? "1 snapshot matches" : "\(total) snapshots match")
        }
        return "\(Counted.snapshots(total)): \(report.counts.joined(separator: ", "))"
    }
}
