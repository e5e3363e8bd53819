/// How assertions record references and tell of failures.
public struct SnapshotTestingConfiguration: Sendable {
    @TaskLocal static var current: SnapshotTestingConfiguration?

    /// Decided elsewhere where nothing is said.
    public var record: Record?
    public var diffTool: DiffTool?

    public init(record: Record?, diffTool: DiffTool?) {
        self.record = record
        self.diffTool = diffTool
    }

    /// Which references an assertion writes; whatever it writes, it fails.
    public struct Record: Equatable, Sendable {
        private enum Choice: String {
            case all, failed, missing, never
        }

        private let choice: Choice

        /// Every reference is written anew.
        public static let all = Record(.all)
        /// References that are missing or differ are written.
        public static let failed = Record(.failed)
        /// References that are missing are written.
        public static let missing = Record(.missing)
        /// Nothing is written.
        public static let never = Record(.never)

        public init?(rawValue: String) {
            guard let choice = Choice(rawValue: rawValue) else { return nil }
            self.choice = choice
        }

        private init(_ choice: Choice) {
            self.choice = choice
        }

        var name: String { choice.rawValue }
    }

    /// Makes of two paths a line for the terminal that shows both files.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        private let message: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

        public init(
            _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
        ) {
            message = tool
        }

        /// A command that is given both paths.
        public init(stringLiteral value: String) {
            self.init { "\(value) \($0) \($1)" }
        }

        public static let ksdiff = DiffTool { "ksdiff \"\($0)\" \"\($1)\"" }

        /// Both files as addresses.
        public static let `default` = DiffTool {
            """
            @−
            "file://\($0)"
            @+
            "file://\($1)"

            To configure output for a custom diff tool, use 'withSnapshotTesting'. For example:

                withSnapshotTesting(diffTool: .ksdiff) {
                  // ...
                }
            """
        }

        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
            message(currentFilePath, failedFilePath)
        }
    }
}

// `record: true` is how older tests ask for recording.
extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
    public init(booleanLiteral value: Bool) {
        self = value ? .all : .missing
    }
}

// And `diffTool: nil` for the default tool.
extension SnapshotTestingConfiguration.DiffTool: ExpressibleByNilLiteral {
    public init(nilLiteral: ()) {
        self = .default
    }
}
