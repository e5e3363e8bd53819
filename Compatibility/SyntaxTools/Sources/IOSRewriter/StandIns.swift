import SwiftParser
import SwiftSyntax

/// Takes what does not compile out of a source and puts stand-ins in its place, so that all else of the module compiles.
///
/// Of the declarations around an error the innermost that can be stood in for is chosen: the body of a function or a property first, then
/// the whole member, then the type. Where the next build still finds an error in it, the one around it is taken.
struct StandIns {
    private let source: SourceFileSyntax
    private let text: [UInt8]
    /// Where each line begins.
    private let lines: [Int]
    /// What was chosen, with the build that asked for it.
    private var chosen: [Range<Int>: Int] = [:]
    private var edits = SourceEdits()

    /// The source with as many lines as before.
    static func text(of source: String, errors: [CompilerError]) -> String {
        guard !errors.isEmpty else { return source }
        var standIns = StandIns(source)
        for error in errors { standIns.take(error) }
        return standIns.edits.applied(to: source)
    }

    private init(_ source: String) {
        let text = Array(source.utf8)
        self.source = Parser.parse(source: source)
        self.text = text
        lines = [0] + text.indices.filter { text[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    private mutating func take(_ error: CompilerError) {
        guard lines.indices.contains(error.line - 1) else { return }
        let end = error.line < lines.count ? lines[error.line] - 1 : text.count
        let offset = max(lines[error.line - 1], min(lines[error.line - 1] + error.column - 1, end - 1))
        guard let token = source.token(at: AbsolutePosition(utf8Offset: offset)) else { return }
        for candidate in StandInCandidate.all(around: token, for: error) {
            if let earlier = chosen[candidate.range], earlier != error.build { continue }
            for (range, replacement) in [(candidate.range, candidate.replacement)] + candidate.further {
                chosen[range] = error.build
                edits.replace(range, with: replacement)
            }
            return
        }
    }
}
