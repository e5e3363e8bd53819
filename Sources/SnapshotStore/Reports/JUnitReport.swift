import CatalogKit

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
        /// The tag of what went wrong, with a kind and a message.
        var problem: (tag: String, kind: String, message: String)?
    }

    public func text(of report: CheckReport) -> String {
        let cases = cases(of: report)
        var suites: [(name: String, cases: [Case])] = []
        var places: [String: Int] = [:]
        for item in cases {
            if let place = places[item.suite] {
                suites[place].cases.append(item)
            } else {
                places[item.suite] = suites.count
                suites.append((item.suite, [item]))
            }
        }
        var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites \(counts(cases))>"]
        for suite in suites {
            lines.append("  <testsuite name=\"\(XMLText.escaped(suite.name))\" \(counts(suite.cases))>")
            lines += suite.cases.map(line)
            lines.append("  </testsuite>")
        }
        return (lines + ["</testsuites>"]).joined(separator: "\n") + "\n"
    }

    private func counts(_ cases: [Case]) -> String {
        let count = { (tag: String) in cases.count { $0.problem?.tag == tag } }
        return "tests=\"\(cases.count)\" failures=\"\(count("failure"))\" errors=\"\(count("error"))\""
    }

    private func line(_ item: Case) -> String {
        let head =
            "    <testcase classname=\"\(XMLText.escaped(item.suite))\" name=\"\(XMLText.escaped(item.name))\""
        guard let problem = item.problem else { return head + "/>" }
        return head
            + "><\(problem.tag) type=\"\(problem.kind)\" message=\"\(XMLText.escaped(problem.message))\"/>"
            + "</testcase>"
    }

    private func cases(of report: CheckReport) -> [Case] {
        let failures = report.failures.map { failure in
            Case(
                suite: failure.component.text, name: "definition",
                problem: ("error", "failed to say what it shows", failure.reason))
        }
        let stale = report.stale.map { path in
            Case(
                suite: "stale references", name: path,
                problem: ("failure", "stale reference", "no snapshot owns Snapshots/\(path)"))
        }
        return report.results.map(item) + failures + stale
    }

    private func item(_ result: SnapshotResult) -> Case {
        let name = "\(result.id)".split(separator: "/").last ?? ""
        return Case(suite: result.id.component.text, name: String(name), problem: problem(result))
    }

    private func problem(_ result: SnapshotResult) -> (tag: String, kind: String, message: String)? {
        if result.isRecorded { return nil }
        let kind = result.outcome.name
        switch result.outcome {
        case .matched: return nil
        case .environmentChanged(let difference):
            let message = difference.environmentChanges.joined(separator: ", ")
            return strictEnvironment ? ("failure", kind, message) : nil
        case .missingReference:
            let origin = result.renamedFrom.map { "; \($0) has its pixels" } ?? ""
            return ("failure", kind, "there is no reference\(origin)")
        case .differs(let difference): return ("failure", kind, difference.explanation.sentence)
        case .unreadableReference(let reason), .failedToRender(let reason): return ("error", kind, reason)
        }
    }
}
