import SwiftParser
import SwiftSyntax

/// A source of another package that a catalogue compiles as if for iOS, without a copy of it in the repository.
public struct LinkedSource {
    /// Where the source is, as the compiler is to tell it.
    let path: String
    let text: String
    /// Modules that neither the system nor a package has.
    let missing: Set<String>
    /// What a build has found in it.
    let errors: [CompilerError]

    public init(path: String, text: String, missing: Set<String> = [], errors: CompilerErrors? = nil) {
        self.path = path
        self.text = text
        self.missing = missing
        self.errors = errors?.errors(in: path, text: text) ?? []
    }

    /// The source as it is compiled for iOS, each line with its own number.
    ///
    /// An app's entry point is left out: the catalogue's program has one. Where a missing module is imported, placeholders stand in for the
    /// source's views, and stand-ins for what did not compile.
    public var rewritten: String {
        let rewritten = PackageCopy.rewritten(
            Parser.parse(source: text), leavingOut: ["main", "UIApplicationMain", "NSApplicationMain"])
        let complete =
            missing.isEmpty
            ? nil : PlaceholderSource(source: Parser.parse(source: rewritten), missing: missing).text
        return StandIns.text(of: complete ?? rewritten, errors: errors)
    }

    /// What the compiler is given: places, in messages and in `#fileID`, are those of the original.
    public var compiled: String {
        "#sourceLocation(file: \(path.debugDescription), line: 1)\n" + rewritten
    }
}
