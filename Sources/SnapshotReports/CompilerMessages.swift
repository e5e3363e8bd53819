import CatalogKit
public import RunRecords
public import SnapshotStore

/// What a check has found as compilers print it, `PATH:LINE: error: …`, so that editors show it at the variant's line.
public struct CompilerMessages {
    private let folder: CatalogFolder
    private let sources: SourceFinder
    private let strictEnvironment: Bool

    /// - Parameter folder: where the sources are; paths are relative to it.
    public init(folder: CatalogFolder, strictEnvironment: Bool) throws {
        self.folder = folder
        sources = try SourceFinder(in: folder)
        self.strictEnvironment = strictEnvironment
    }

    /// Writes the lines, one after another.
    public func write(_ report: CheckReport, to output: (String) throws -> Void) throws {
        for failure in report.failures {
            try output("error: \(failure.component) failed to say what it shows: \(line(failure.reason))\n")
        }
        try report.results.forEach(where: { $0.kind != .matched && !$0.isRecorded }) { result in
            guard let problem = ResultProblem(result, strictEnvironment: strictEnvironment) else { return }
            let level = problem.level == .error ? "error" : "note"
            let path = sources.path(of: result.place.file) ?? result.place.file
            try output(
                "\(path):\(result.place.line): \(level): \(result.id) \(result.outcome.name): \(line(problem.message))\n"
            )
        }
        for path in report.stale {
            try output("\(folder.references.name)/\(path):1: warning: no snapshot owns this reference\n")
        }
    }

    private func line(_ message: String) -> String {
        message.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
            .joined(separator: "; ")
    }
}
