import CatalogKit
public import RunRecords
public import SnapshotStore
import VitrineViews

/// The findings of a check as compilers print them, `PATH:LINE: error: …`, so that editors show it at the variant's line, or at that of a file
/// of the catalogue that cannot be read.
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
        let places = FailurePlaces(sources: sources)
        for problem in try report.problems() where problem.kind == .failedToRender {
            let place = try places.place(of: problem, in: report)?.description ?? "\(folder.path):1"
            try output("\(place): error: \(problem.subject): \(line(problem.words))\n")
        }
        let isProblem = { (entry: SnapshotResults.Entry) in
            ![.matched, .failedToRender].contains(entry.kind) && !entry.isRecorded
        }
        try report.results.forEach(where: isProblem) { result in
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
