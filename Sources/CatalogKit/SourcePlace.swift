/// A line of a source file, as messages name it.
public struct SourcePlace: Hashable, Sendable {
    /// `Module/File.swift`, the same on every machine.
    public var file: String
    /// From 1 on.
    public var line: Int

    /// A line of a file, as `#fileID` and `#line` give them.
    public init(file: String, line: Int) {
        self.file = file
        self.line = line
    }
}

extension SourcePlace: CustomStringConvertible {
    /// As compilers write it, `File.swift:12`.
    public var description: String { "\(file):\(line)" }
}
