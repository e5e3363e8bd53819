import CatalogKit
public import RunRecords
import VitrineExplanations
import VitrineWording

/// A report as JUnit's XML, which most build servers show.
///
/// A component is a suite, a snapshot a case. What makes a check fail is a failure, what could not be compared an
/// error; a changed environment passes unless it is taken strictly.
public struct JUnitReport {
    public let strictEnvironment: Bool

    public init(strictEnvironment: Bool) {
        self.strictEnvironment = strictEnvironment
    }

    private struct Case {
        var suite: String
        var name: String
        var problem: Problem?
    }

    /// The tag of what went wrong, with a kind and a message.
    private struct Problem {
        var tag: Tag
        var kind: String
        var message: String
    }

    private enum Tag: String {
        case failure
        case error
    }

    /// Cases that stand one after another and belong to the same suite.
    private struct Suite {
        var name: String
        var tags: [Tag?]
    }

    /// Writes the file's text, piece by piece.
    public func write(_ report: CheckReport, to output: (String) throws -> Void) throws {
        var suites: [Suite] = []
        for entry in report.results.entries {
            if suites.last?.name != entry.id.component.text {
                suites.append(Suite(name: entry.id.component.text, tags: []))
            }
            suites[suites.count - 1].tags.append(tag(of: entry))
        }
        let failures = report.failures.map { Suite(name: $0.component.text, tags: [.error]) }
        let stale = Suite(name: "stale references", tags: report.stale.map { _ in .failure })
        let tags = (suites + failures + [stale]).lazy.flatMap(\.tags)
        try output("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites \(counts(tags))>\n")
        var place = 0
        for suite in suites {
            try write(suite, to: output) { _ in
                defer { place += 1 }
                // Results of matches are not read from the file.
                return report.results.entries[place].kind == .matched
                    ? item(report.results.entries[place].id, nil)
                    : item(try report.results.result(at: place))
            }
        }
        for (suite, failure) in zip(failures, report.failures) {
            try write(suite, to: output) { _ in
                let problem = Problem(
                    tag: .error, kind: "failed to say what it shows", message: failure.reason)
                return Case(suite: suite.name, name: "definition", problem: problem)
            }
        }
        if !report.stale.isEmpty {
            try write(stale, to: output) { place in
                let path = report.stale[place]
                let problem = Problem(
                    tag: .failure, kind: "stale reference", message: "no snapshot owns Snapshots/\(path)")
                return Case(suite: stale.name, name: path, problem: problem)
            }
        }
        try output("</testsuites>\n")
    }

    private func write(
        _ suite: Suite, to output: (String) throws -> Void, _ item: (Int) throws -> Case
    ) throws {
        try output("  <testsuite name=\"\(XMLText.escaped(suite.name))\" \(counts(suite.tags))>\n")
        for place in suite.tags.indices { try output(line(try item(place)) + "\n") }
        try output("  </testsuite>\n")
    }

    private func counts(_ tags: some Collection<Tag?>) -> String {
        let count = { (tag: Tag) in tags.count { $0 == tag } }
        return "tests=\"\(tags.count)\" failures=\"\(count(.failure))\" errors=\"\(count(.error))\""
    }

    private func line(_ item: Case) -> String {
        let head =
            "    <testcase classname=\"\(XMLText.escaped(item.suite))\" name=\"\(XMLText.escaped(item.name))\""
        guard let problem = item.problem else { return head + "/>" }
        return head
            + "><\(problem.tag.rawValue) type=\"\(problem.kind)\" message=\"\(XMLText.escaped(problem.message))\"/>"
            + "</testcase>"
    }

    private func item(_ result: SnapshotResult) -> Case { item(result.id, problem(result)) }

    private func item(_ id: SnapshotID, _ problem: Problem?) -> Case {
        Case(
            suite: id.component.text, name: String("\(id)".dropFirst(id.component.text.count + 1)),
            problem: problem
        )
    }

    private func tag(of entry: SnapshotResults.Entry) -> Tag? {
        if entry.isRecorded { return nil }
        return switch entry.kind {
        case .matched: nil
        case .environmentChanged: strictEnvironment ? .failure : nil
        case .missingReference, .differs: .failure
        case .unreadableReference, .failedToRender: .error
        }
    }

    private func problem(_ result: SnapshotResult) -> Problem? {
        guard let tag = tag(of: SnapshotResults.Entry(result, cluster: nil)) else { return nil }
        let message =
            switch result.outcome {
            case .matched: ""
            case .environmentChanged(let difference): difference.environmentChanges.joined(separator: ", ")
            case .missingReference:
                "there is no reference" + (result.renamedFrom.map { "; \($0) has its pixels" } ?? "")
            case .differs(let difference): difference.explanation.sentence
            case .unreadableReference(let reason), .failedToRender(let reason): reason.text
            }
        return Problem(tag: tag, kind: result.outcome.name, message: message)
    }
}
