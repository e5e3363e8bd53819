import CatalogKit

/// A report as Markdown, for a comment on a pull request.
public enum MarkdownReport {
    /// Comments hold 65,536 characters; nobody reads more than this of a list.
    private static let limit = 40

    public static func text(of report: CheckReport, title: String) -> String {
        var lines: [MarkdownText] = ["## \(title)", ""]
        let total = report.results.count
        lines.append(
            "\(total) \(total == 1 ? "snapshot" : "snapshots"): \(report.counts.joined(separator: ", "))")
        let clusters = report.clusters
        let clustered = Set(clusters.flatMap(\.ids))
        section("The same cause", clusters.map(cluster), &lines)
        section(
            "Different", report.results.filter { !clustered.contains($0.id) }.compactMap(difference), &lines)
        section("Not rendered or not readable", report.results.compactMap(problem), &lines)
        section(
            "Definitions that fail", report.failures.map { "\(code: $0.component): \(sentence: $0.reason)" },
            &lines)
        section("Without a reference", report.results.compactMap(missing), &lines)
        section("Stale references", report.unclaimed.map { "\(code: "Snapshots/\($0)")" }, &lines)
        section("The environment changed", report.environmentClusters.map(environment), &lines)
        section(
            "Matched with tolerance",
            report.results.flatMap { result in
                result.tolerances.map { "\(code: result.id): \(sentence: $0.description)" }
            }, &lines)
        return lines.map { $0.text + "\n" }.joined()
    }

    private static func section(_ title: String, _ items: [MarkdownText], _ lines: inout [MarkdownText]) {
        if items.isEmpty { return }
        lines += ["", "### \(title)", ""]
        lines += items.prefix(limit).map { "- \($0)" }
        if items.count > limit { lines.append("- and \(items.count - limit) more") }
    }

    private static func cluster(_ cluster: CheckReport.Cluster) -> MarkdownText {
        let names = MarkdownText.codes(cluster.ids.prefix(limit).map(\.description))
        let approval = "catalog approve --cluster \(cluster.id)"
        return "\(sentence: cluster.title): \(cluster.ids.count) snapshots, \(code: approval)<br>\(names)"
    }

    private static func difference(_ result: SnapshotResult) -> MarkdownText? {
        guard case .differs(let difference) = result.outcome, !result.isRecorded else { return nil }
        return
            "\(code: result.id): \(sentence: difference.explanation.sentence) (\(difference.pixels.count) px)"
    }

    private static func problem(_ result: SnapshotResult) -> MarkdownText? {
        switch result.outcome {
        case .unreadableReference(let reason), .failedToRender(let reason):
            "\(code: result.id) \(result.outcome.name): \(sentence: reason)"
        case .matched, .differs, .missingReference, .environmentChanged: nil
        }
    }

    private static func missing(_ result: SnapshotResult) -> MarkdownText? {
        guard result.outcome == .missingReference, !result.isRecorded else { return nil }
        guard let origin = result.renamedFrom else { return "\(code: result.id)" }
        return "\(code: result.id), renamed from \(code: origin)"
    }

    private static func environment(_ cluster: CheckReport.Cluster) -> MarkdownText {
        "\(sentence: cluster.title): \(cluster.ids.count) to refresh, \(code: "catalog approve --cluster \(cluster.id)")"
    }
}
