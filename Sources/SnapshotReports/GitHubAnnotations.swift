import CatalogKit
public import RunRecords
public import SnapshotStore
import VitrineViews

/// Lines of output by which a GitHub workflow shows results beside the lines of source that declare them.
public struct GitHubAnnotations {
    private let sources: SourceFinder
    private let strictEnvironment: Bool

    /// - Parameter folder: where the sources are, whose paths the annotations name.
    public init(folder: CatalogFolder, strictEnvironment: Bool) throws {
        sources = try SourceFinder(in: folder)
        self.strictEnvironment = strictEnvironment
    }

    /// Writes the lines, one after another.
    public func write(_ report: CheckReport, to output: (String) throws -> Void) throws {
        let isProblem = { (entry: SnapshotResults.Entry) in
            ![.matched, .failedToRender].contains(entry.kind) && !entry.isRecorded
        }
        try report.results.forEach(where: isProblem) { result in
            if let line = line(result) { try output(line + "\n") }
        }
        let places = FailurePlaces(sources: sources)
        for problem in try report.problems() where problem.kind == .failedToRender {
            var properties = ["title": problem.subject]
            if let place = try places.place(of: problem, in: report) {
                properties["file"] = place.file
                properties["line"] = "\(place.line)"
                properties["col"] = place.column.map { "\($0)" }
            }
            try output(Self.line("error", properties, problem.words) + "\n")
        }
        for path in report.stale {
            let message = "no snapshot owns Snapshots/\(path)"
            try output(Self.line("warning", ["title": "stale reference"], message) + "\n")
        }
    }

    private func line(_ result: SnapshotResult) -> String? {
        guard let problem = ResultProblem(result, strictEnvironment: strictEnvironment) else { return nil }
        var properties = ["title": "\(result.id) \(result.outcome.name)"]
        if let path = sources.path(of: result.place.file) {
            properties["file"] = path
            properties["line"] = "\(result.place.line)"
        }
        return Self.line(problem.level == .error ? "error" : "notice", properties, problem.message)
    }

    private static func line(_ level: String, _ properties: [String: String], _ message: String) -> String {
        let list = properties.sorted { $0.key < $1.key }.map {
            "\($0.key)=\(escaped($0.value, isProperty: true))"
        }
        return "::\(level) \(list.joined(separator: ","))::\(escaped(message, isProperty: false))"
    }

    /// As the workflow commands of GitHub's runner want it.
    private static func escaped(_ text: String, isProperty: Bool) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": escaped += "%25"
            case "\r": escaped += "%0D"
            case "\n": escaped += "%0A"
            case ":" where isProperty: escaped += "%3A"
            case "," where isProperty: escaped += "%2C"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
