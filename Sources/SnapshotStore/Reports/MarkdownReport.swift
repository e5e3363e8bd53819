import CatalogKit

/// A report as Markdown, for a comment on a pull request.
public enum MarkdownReport {
    /// Comments hold 65,536 characters; nobody reads more than this of a list.
    private static let limit = 40

    public static func text(of report: CheckReport, title: String) throws -> String {
        var lines = ["## \(escaped(title))", ""]
        let total = report.results.count
        lines.append(
            "\(total) \(total == 1 ? "snapshot" : "snapshots"): \(report.counts.joined(separator: ", "))")
        let clusters = report.clusters
        let clustered = Set(clusters.lazy.flatMap(\.places))
        section("The same cause", clusters, &lines) { cluster($0, in: report) }
        let entries = report.results.entries
        let places = { (isShown: (SnapshotResults.Entry) -> Bool) in
            entries.indices.filter { isShown(entries[$0]) }
        }
        let different = places { $0.kind == .differs && !$0.isRecorded }.filter { !clustered.contains($0) }
        try section("Different", different, &lines) { difference(try report.results.result(at: $0)) }
        let problems = places { $0.kind == .unreadableReference || $0.kind == .failedToRender }
        try section("Not rendered or not readable", problems, &lines) {
            problem(try report.results.result(at: $0))
        }
        section("Definitions that fail", report.failures, &lines) {
            "`\($0.component)`: \(escaped($0.reason))"
        }
        section("Without a reference", places { $0.kind == .missingReference && !$0.isRecorded }, &lines) {
            "`\(entries[$0].id)`" + (entries[$0].renamedFrom.map { ", renamed from `\($0)`" } ?? "")
        }
        section("Stale references", report.unclaimed, &lines) { "`Snapshots/\($0)`" }
        section("The environment changed", report.environmentClusters, &lines, environment)
        try section("Matched with tolerance", places(\.hasTolerances), &lines) { place in
            let result = try report.results.result(at: place)
            return result.tolerances.map { "`\(result.id)`: \($0)" }.joined(separator: "\n- ")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func section<Item>(
        _ title: String, _ items: [Item], _ lines: inout [String], _ text: (Item) throws -> String
    ) rethrows {
        if items.isEmpty { return }
        lines += ["", "### \(title)", ""]
        lines += try items.prefix(limit).map { "- \(try text($0))" }
        if items.count > limit { lines.append("- and \(items.count - limit) more") }
    }

    private static func cluster(_ cluster: CheckReport.Cluster, in report: CheckReport) -> String {
        let names = report.ids(of: cluster.places.prefix(limit)).map { "`\($0)`" }.joined(separator: ", ")
        return "\(cluster.title): \(cluster.places.count) snapshots, "
            + "`catalog approve --cluster \(cluster.id)`<br>\(names)"
    }

    private static func difference(_ result: SnapshotResult) -> String {
        let difference = result.outcome.difference
        return
            "`\(result.id)`: \(difference?.explanation.sentence ?? "") (\(difference?.pixels.count ?? 0) px)"
    }

    private static func problem(_ result: SnapshotResult) -> String {
        "`\(result.id)` \(result.outcome.name): \(escaped(result.outcome.failure ?? ""))"
    }

    private static func environment(_ cluster: CheckReport.Cluster) -> String {
        "\(cluster.title): \(cluster.places.count) to refresh, `catalog approve --cluster \(cluster.id)`"
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

extension SnapshotOutcome {
    /// Why there is nothing to compare.
    fileprivate var failure: String? {
        switch self {
        case .unreadableReference(let reason), .failedToRender(let reason): reason
        case .matched, .differs, .missingReference, .environmentChanged: nil
        }
    }
}
