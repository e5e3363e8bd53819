import SwiftParser
import SwiftSyntax

/// A source of another package that a catalogue compiles as if for iOS, without a copy of it in the repository.
public struct LinkedSource {
    /// Where the source is, as the compiler is to tell it.
    let path: String
    let text: String

    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }

    /// The source as it is compiled for iOS, each line with its own number.
    ///
    /// An app's entry point is left out: the catalogue's program has one.
    public var rewritten: String {
        PackageCopy.rewritten(
            Parser.parse(source: text), leavingOut: ["main", "UIApplicationMain", "NSApplicationMain"])
    }

    /// What the compiler is given: places, in messages and in `#fileID`, are those of the original.
    public var compiled: String {
        let path = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "#sourceLocation(file: \"\(path)\", line: 1)\n" + rewritten
    }
}
