import Foundation

/// What is known of a module's sources before they are compiled, from the files beside them.
public struct LinkedModule {
    private var missing: Set<String> = []
    private var errors: CompilerErrors?

    /// Reads what options of a program name: `--missing=FILE`, modules that are not there, one a line, and `--errors=FILE`, places that did
    /// not compile.
    ///
    /// - Throws: where a file cannot be read. Nothing is said by other options.
    public init(options: some Sequence<String>) throws {
        for option in options {
            if let path = Self.value(of: "missing", in: option) {
                let text = try String(contentsOfFile: path, encoding: .utf8)
                missing.formUnion(text.split(whereSeparator: \.isWhitespace).map(String.init))
            }
            if let path = Self.value(of: "errors", in: option) {
                errors = CompilerErrors(
                    try String(contentsOfFile: path, encoding: .utf8),
                    in: URL(filePath: path).deletingLastPathComponent().path)
            }
        }
    }

    /// A source of the module.
    public func source(path: String, text: String) -> LinkedSource {
        LinkedSource(path: path, text: text, missing: missing, errors: errors)
    }

    private static func value(of name: String, in option: String) -> String? {
        let start = "--\(name)="
        return option.hasPrefix(start) ? String(option.dropFirst(start.count)) : nil
    }
}
