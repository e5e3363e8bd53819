import CatalogKit
import RunRecords
import SnapshotStore
import VitrineGeometry
import VitrineWording

/// The text of a check's result, as `check` prints it.
struct CheckText {
    let places: PicturePlaces
    let style: TextStyle
    /// How commands are written that it suggests.
    var next = NextCommand()

    /// Writes a paragraph for each snapshot that does not match, and a last line that sums up.
    ///
    /// Snapshots that differ for the same causes, or that could not be compared for the same reason, share a paragraph.
    ///
    /// - Parameter note: what the last line ends with, such as how long the check took.
    func write(_ report: CheckReport, note: String = "", to output: (String) -> Void) throws {
        let results = report.results
        func tell(_ paragraph: String) { output(paragraph + "\n\n") }
        let allProblems = try report.problems()
        for problem in allProblems where !problem.definitions.isEmpty { tell(definitions(problem)) }
        let clusters = report.clusters
        let examples = Dictionary(clusters.map { ($0.example, $0) }) { first, _ in first }
        let clustered = Set(clusters.lazy.flatMap(\.places))
        let problems = Dictionary(
            uniqueKeysWithValues: allProblems.filter(\.definitions.isEmpty).map { ($0.places[0], $0) })
        for (place, entry) in results.entries.enumerated() where !entry.isRecorded {
            if let cluster = examples[place] {
                tell(self.cluster(cluster, in: report, try results.result(at: place)))
            } else if let problem = problems[place] {
                tell(self.problem(problem, try results.result(at: place)))
            } else if entry.kind == .differs, !clustered.contains(place) {
                let result = try results.result(at: place)
                if let difference = result.outcome.difference { tell(paragraph(result, difference)) }
            }
        }
        for group in try groups(report) { tell(group) }
        output("\(summary(report))\(note)\n")
    }

    private func groups(_ report: CheckReport) throws -> [String] {
        var paragraphs: [String] = []
        let results = report.results
        let isMissing = { (entry: SnapshotResults.Entry) in
            entry.kind == .missingReference && !entry.isRecorded
        }
        let renamed = results.entries.filter { isMissing($0) && $0.renamedFrom != nil }
        if let missing = try missing(results, where: { isMissing($0) && $0.renamedFrom == nil }) {
            paragraphs.append(missing)
        }
        if !renamed.isEmpty { paragraphs.append(self.renamed(renamed)) }
        let unclaimed = report.unclaimed
        if !unclaimed.isEmpty { paragraphs.append(stale(unclaimed)) }
        paragraphs += report.environmentClusters.map(environment)
        var tolerated: [String] = []
        try results.forEach(where: \.hasTolerances) { result in
            tolerated += result.tolerances.map { "  \(result.id): \($0)" }
        }
        if !tolerated.isEmpty {
            paragraphs.append(([style.yellow("matched with tolerance")] + tolerated).joined(separator: "\n"))
        }
        let recorded = results.entries.filter(\.isRecorded)
        if !recorded.isEmpty {
            paragraphs.append("recorded\n" + recorded.map { "  \($0.id)" }.joined(separator: "\n"))
        }
        return paragraphs
    }

    /// What definitions could not say, with the snapshots that failed for the same reason.
    private func definitions(_ problem: CheckReport.Problem) -> String {
        ([style.red(FailureText.sentence(of: problem.definitions))]
            + VariantNames.of(problem.ids).map { "  likewise    \($0)" })
            .joined(separator: "\n")
    }

    private func paragraph(_ result: SnapshotResult, _ difference: SnapshotDifference) -> String {
        (head(of: result) + ["  \(difference.sentence)", "  \(difference.pixelSentence)"]
            + paths(result, hasDifference: true) + [approval(pattern(result.id))])
            .joined(separator: "\n")
    }

    private func head(of result: SnapshotResult) -> [String] {
        let names = TerminalText.line("\(result.title) (\(result.place))")
        return [style.red("\(result.id) \(result.outcome.name)"), "  \(names)"]
    }

    /// All snapshots that could not be compared for the same reason, one of them in full.
    private func problem(_ problem: CheckReport.Problem, _ example: SnapshotResult) -> String {
        let ids = problem.ids
        let others = ids.prefix { $0.isSameVariant(as: example.id) }.dropFirst()
        let variants = VariantNames.of(ids.dropFirst(others.count + 1))
        var lines =
            variants.isEmpty
            ? head(of: example)
            : [
                style.red("\(Pluralized.snapshots(ids.count)) \(problem.kind.ofSeveral)"),
                "  such as \(example.id), \(example.place)",
            ]
        lines += problem.reason.text.split(whereSeparator: \.isNewline).map { "  \($0)" }
        if let others = problem.reason.others { lines.append("  \(others)") }
        if problem.kind.canBeApproved { lines += paths(example, hasDifference: false) }
        if !others.isEmpty { lines.append("  likewise in \(VariantNames.modes(of: others))") }
        lines += variants.map { "  likewise    \($0)" }
        if problem.kind.canBeApproved { lines.append(approval(ids.map(pattern).joined(separator: " "))) }
        return lines.joined(separator: "\n")
    }

    /// A line for each of some snapshots, as far as they are not many.
    private func likewise(_ ids: some Collection<SnapshotID>) -> [String] {
        let limit = 12
        return ids.prefix(limit).map { "  likewise    \($0)" }
            + (ids.count > limit ? ["  and \(ids.count - limit) more"] : [])
    }

    /// All snapshots with the same causes, one of them in full.
    private func cluster(
        _ cluster: CheckReport.Cluster, in report: CheckReport, _ example: SnapshotResult
    ) -> String {
        let others = cluster.places.filter { $0 != cluster.example }
        var lines = [
            style.red("\(Pluralized.snapshots(cluster.places.count)) differ: \(cluster.title)"),
            "  such as \(example.id), \(example.place)",
        ]
        if let difference = example.outcome.difference {
            lines += ["  \(difference.sentence)", "  \(difference.pixelSentence)"]
        }
        lines += paths(example, hasDifference: true)
        lines += likewise(report.ids(of: others))
        lines.append(approval("--cluster \(cluster.id)"))
        return lines.joined(separator: "\n")
    }

    /// The pictures that show it; none where they are the same.
    private func paths(_ result: SnapshotResult, hasDifference: Bool) -> [String] {
        if result.outcome.difference?.isOfWords == true { return [] }
        let paths = [
            ("reference", places.reference(of: result)), ("actual", places.actual(of: result)),
            ("difference", hasDifference ? places.difference(of: result) : nil),
        ]
        return paths.compactMap { name, path in
            path.map { "  " + name + String(repeating: " ", count: 12 - name.count) + $0 }
        }
    }

    private func approval(_ choice: String) -> String {
        "  approve     \(next.text("approve", choice))"
    }

    /// A pattern that chooses this snapshot alone.
    private func pattern(_ id: SnapshotID) -> String { id.mode == nil ? "\(id)@light" : "\(id)" }

    private func missing(
        _ results: SnapshotResults, where isMissing: (SnapshotResults.Entry) -> Bool
    ) throws -> String? {
        var lines: [String] = []
        var first: SnapshotResult?
        try results.forEach(where: isMissing) { result in
            lines.append("  \(result.id) (\(result.place))")
            first = first ?? result
        }
        guard let first else { return nil }
        let path = places.actual(of: first) ?? ""
        // Below the folder are components, and in them variants with steps.
        let depth = places == .report ? 1 : first.id.folders.count + 1
        let folder = path.split(separator: "/").dropLast(depth).joined(separator: "/")
        let glob = lines.count == 1 ? " \(pattern(first.id))" : ""
        return
            ([style.yellow("missing references")] + lines
            + ["  actual      \(folder)", "  record      catalog record\(glob)"])
            .joined(separator: "\n")
    }

    private func renamed(_ entries: [SnapshotResults.Entry]) -> String {
        let lines = entries.map { "  \($0.renamedFrom.map { "\($0)" } ?? "") → \($0.id)" }
        let globs = entries.map { pattern($0.id) }.joined(separator: " ")
        return
            ([style.yellow("renamed references, missing here and stale there with the same pixels")] + lines
            + ["  move        \(next.text("approve", globs))"])
            .joined(separator: "\n")
    }

    private func stale(_ paths: [String]) -> String {
        let lines = paths.map { "  Snapshots/\($0)" }
        return
            ([style.yellow("stale references, which no snapshot owns")] + lines + [
                "  remove      \(next.text("prune", "--delete"))"
            ])
            .joined(separator: "\n")
    }

    private func environment(_ cluster: CheckReport.Cluster) -> String {
        let count = Pluralized.references(cluster.places.count)
        return style.yellow("environment changed (\(cluster.title)), \(count) to refresh")
            + "\n  no component is different\n  refresh     "
            + next.text("approve", "--cluster \(cluster.id)")
    }

    private func summary(_ report: CheckReport) -> String {
        let matched = report.count(.matched)
        let total = report.results.count
        guard matched < total || !report.stale.isEmpty || !report.failures.isEmpty else {
            return style.green(total == 1 ? "1 snapshot matches" : "\(total) snapshots match")
        }
        return "\(Pluralized.snapshots(total)): \(report.counts.joined(separator: ", "))"
    }
}

extension SnapshotOutcome.Kind {
    /// What is said of several snapshots: `failed to render`, `have an unreadable reference`.
    fileprivate var ofSeveral: String { self == .unreadableReference ? "have an \(rawValue)" : rawValue }
}
