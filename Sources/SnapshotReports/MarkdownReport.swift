import CatalogKit
public import RunRecords
import VitrineExplanations

/// A report as Markdown, for a comment on a pull request.
public enum MarkdownReport {
    /// Comments hold 65,536 characters; a longer list is not read.
    private static let limit = 40

    /// - Parameter next: how commands are written that it suggests.
    public static func text(
        of report: CheckReport, title: String, next: NextCommand = NextCommand()
    ) throws -> String {
        var lines: [MarkdownText] = ["## \(title)", ""]
        let total = report.results.count
        lines.append(
            "\(total) \(total == 1 ? "snapshot" : "snapshots"): \(report.counts.joined(separator: ", "))")
        let clusters = report.clusters
        let clustered = Set(clusters.lazy.flatMap(\.places))
        section("The same cause", clusters, &lines) { cluster($0, in: report, next) }
        let entries = report.results.entries
        let places = { (isShown: (SnapshotResults.Entry) -> Bool) in
            entries.indices.filter { isShown(entries[$0]) }
        }
        let different = places { $0.kind == .differs && !$0.isRecorded }.filter { !clustered.contains($0) }
        try section("Different", different, &lines) { difference(try report.results.result(at: $0)) }
        let problems = try report.problems()
        section("Not rendered or not readable", problems.filter { !$0.places.isEmpty }, &lines) {
            problem($0, in: report)
        }
        section("Definitions that fail", problems.filter { !$0.definitions.isEmpty }, &lines) {
            "\(names($0.definitions.map(\.component))): \(sentence: $0.reason.sentence)"
        }
        section("Without a reference", places { $0.kind == .missingReference && !$0.isRecorded }, &lines) {
            missing(entries[$0])
        }
        section("Stale references", report.unclaimed, &lines) { "\(code: "Snapshots/\($0)")" }
        section("The environment changed", report.environmentClusters, &lines) {
            environment($0, next)
        }
        try section("Matched with tolerance", places(\.hasTolerances), &lines) { place in
            let result = try report.results.result(at: place)
            let uses = result.tolerances.map(\.description).joined(separator: ", ")
            return "\(code: result.id): \(sentence: uses)"
        }
        return lines.map { $0.text + "\n" }.joined()
    }

    private static func section<Item>(
        _ title: String, _ items: [Item], _ lines: inout [MarkdownText], _ text: (Item) throws -> MarkdownText
    ) rethrows {
        if items.isEmpty { return }
        lines += ["", "### \(title)", ""]
        lines += try items.prefix(limit).map { "- \(try text($0))" }
        if items.count > limit { lines.append("- and \(items.count - limit) more") }
    }

    private static func cluster(
        _ cluster: CheckReport.Cluster, in report: CheckReport, _ next: NextCommand
    ) -> MarkdownText {
        let names = names(of: cluster.places, in: report)
        let (count, approval) = (cluster.places.count, next.text("approve", "--cluster \(cluster.id)"))
        return "\(sentence: cluster.title): \(count) snapshots, \(code: approval)<br>\(names)"
    }

    /// The first ones, with how many more there are.
    private static func names(of places: [Int], in report: CheckReport) -> MarkdownText {
        let names = VariantNames.of(report.ids(of: places))
        let first = MarkdownText.codes(Array(names.prefix(limit)))
        return names.count > limit ? "\(first) and \(names.count - limit) more" : first
    }

    private static func difference(_ result: SnapshotResult) -> MarkdownText {
        let difference = result.outcome.difference
        let sentence = difference?.explanation.sentence ?? ""
        if difference?.isOfWords == true {
            return "\(code: result.id), same picture, other words: \(sentence: sentence)"
        }
        guard let pixels = difference?.pixels else {
            return "\(code: result.id): \(sentence: sentence) (\(difference?.pixelSentence ?? ""))"
        }
        return "\(code: result.id): \(sentence: sentence) (\(pixels.count) px)"
    }

    private static func problem(_ problem: CheckReport.Problem, in report: CheckReport) -> MarkdownText {
        let (names, reason) = (names(of: problem.places, in: report), problem.reason.sentence)
        if problem.places.count == 1 { return "\(names) \(problem.kind.rawValue): \(sentence: reason)" }
        return "\(sentence: reason): \(problem.places.count) snapshots \(problem.kind.rawValue)<br>\(names)"
    }

    /// The first of some names, each once, and how many more there are.
    private static func names(_ names: [some Hashable & CustomStringConvertible]) -> MarkdownText {
        var seen: Set<String> = []
        let all = names.map(\.description).filter { seen.insert($0).inserted }
        let listed = MarkdownText.codes(Array(all.prefix(limit)))
        return all.count > limit ? "\(listed) and \(all.count - limit) more" : listed
    }

    private static func missing(_ entry: SnapshotResults.Entry) -> MarkdownText {
        guard let origin = entry.renamedFrom else { return "\(code: entry.id)" }
        return "\(code: entry.id), renamed from \(code: origin)"
    }

    private static func environment(_ cluster: CheckReport.Cluster, _ next: NextCommand) -> MarkdownText {
        let (count, approval) = (cluster.places.count, next.text("approve", "--cluster \(cluster.id)"))
        return "\(sentence: cluster.title): \(count) to refresh, \(code: approval)"
    }
}
