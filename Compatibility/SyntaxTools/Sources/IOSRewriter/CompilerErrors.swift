/// Errors of the compiler in sources that lie beside a file which holds them, one a line, those of a later build below a blank line.
///
/// A line is `PATH:LINE:COLUMN: MESSAGE`, a tab and the source's line without the space around it, so that an error counts only as long
/// as that line stays where it is.
public struct CompilerErrors {
    private let errors: [CompilerError]

    /// - Parameters:
    ///   - text: what the file holds.
    ///   - folder: where it is, from which paths start.
    public init(_ text: String, in folder: String) {
        var build = 0
        errors = text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
            if line.isEmpty { build += 1 }
            guard let found = line.wholeMatch(of: /(.+?):(\d+):(\d+): (.*)\t(.*)/),
                let number = Int(found.2), let column = Int(found.3)
            else { return nil }
            return CompilerError(
                path: "\(folder)/\(found.1)", line: number, column: column, message: String(found.4),
                source: String(found.5), build: build)
        }
    }

    /// Those of a source that it still has at their lines.
    func errors(in path: String, text: String) -> [CompilerError] {
        let own = errors.filter { $0.path == path }
        guard !own.isEmpty else { return [] }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return own.filter { error in
            guard lines.indices.contains(error.line - 1) else { return false }
            let line = lines[error.line - 1]
            let start = line.drop(while: \.isWhitespace)
            return start.prefix(start.count - start.reversed().prefix(while: \.isWhitespace).count)
                == error.source
        }
    }
}
