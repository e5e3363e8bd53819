import CatalogKit

/// A report as Markdown, for a comment on a pull request.
public enum MarkdownReport {
    /// Comments hold 65,536 characters; nobody reads more than this of a list.
    private static let limit = 40

    public static func text(of report: CheckReport, title: String) -> String {
        var lines = ["## \(escaped(title))", ""]
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
            "Definitions that fail", report.failures.map { "`\($0.component)`: \(escaped($0.reason))" },
            &lines)
        section("Without a reference", report.results.compactMap(missing), &lines)
        section("Stale references", report.unclaimed.map { "`Snapshots/\($0)`" }, &lines)
        section("The environment changed", report.environmentClusters.map(environment), &lines)
        section(
            "Matched with tolerance",
            report.results.flatMap { result in result.tolerances.map { "`\(result.id)`: \($0)" } }, &lines)
        return lines.joined(separator: "\n") + "\n"
    }

    private static func section(_ title: String, _ items: [String], _ lines: inout [String]) {
        if items.isEmpty { return }
        lines += ["", "### \(title)", ""]
        lines += items.prefix(limit).map { "- \($0)" }
        if items.count > limit { lines.append("- and \(items.count - limit) more") }
    }

    private static func cluster(_ cluster: CheckReport.Cluster) -> String {
        let names = cluster.ids.prefix(limit).map { "`\($0)`" }.joined(separator: ", ")
        return "\(cluster.title): \(cluster.ids.count) snapshots, "
            + "`catalog approve --cluster \(cluster.id)`<br>\(names)"
    }

    private static func difference(_ result: SnapshotResult) -> String? {
        guard case .differs(let difference) = result.outcome, !result.isRecorded else { return nil }
        return "`\(result.id)`: \(difference.explanation.sentence) (\(difference.pixels.count) px)"
    }

    private static func problem(_ result: SnapshotResult) -> String? {
        switch result.outcome {
        case .unreadableReference(let reason), .failedToRender(let reason):
            "`\(result.id)` \(result.outcome.name): \(escaped(reason))"
        case .matched, .differs, .missingReference, .environmentChanged: nil
        }
    }

    private static func missing(_ result: SnapshotResult) -> String? {
        guard result.outcome == .missingReference, !result.isRecorded else { return nil }
        return "`\(result.id)`" + (result.renamedFrom.map { ", renamed from `\($0)`" } ?? "")
    }

    private static func environment(_ cluster: CheckReport.Cluster) -> String {
        "\(cluster.title): \(cluster.ids.count) to refresh, `catalog approve --cluster \(cluster.id)`"
    }

    /// A text of others that has no meaning as Markdown or HTML and stays on its line.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text {
            if "\\`*_{}[]<>#|&".contains(character) { escaped += "\\" }
            escaped.append(character.isNewline ? " " : character)
        }
        return escaped
    }
}
