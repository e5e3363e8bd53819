/// The process that a command runs in, as the command sees it.
public struct CommandHost: Sendable {
    /// The folder that relative paths start from.
    public var workingFolder: String
    /// How many snapshots are rendered at once unless something else is said.
    public var processors: Int
    /// Whether standard error is a terminal, on which progress is drawn.
    public var showsProgress: Bool
    /// Whether results may be coloured.
    public var usesColor: Bool
    /// Whether the command runs in continuous integration, where no person could approve what is recorded.
    public var isContinuousIntegration = false
    /// Whether lines of output that annotate source files reach the reader of a GitHub workflow.
    public var isGitHubWorkflow = false
    /// How long the process has been at work; nothing where texts are to be the same each time, as in tests.
    public var elapsed: (@Sendable () -> Duration)?
    /// How wide help is set; the terminal's width where nothing is said.
    public var columns: Int?
    /// Prints a text to standard output or to standard error, as it is.
    public var print: @Sendable (_ text: String, _ stream: Stream) -> Void

    /// Runs this program once more with other arguments, in an environment of those variables alone; gives what it
    /// printed. Nothing where there is no program, as in tests.
    public var rerun: (@Sendable (_ arguments: [String], _ environment: [String: String]) throws -> String)?

    /// Runs a program in a folder, with this process's output, and gives its exit code. Nothing where no program is to be
    /// run, as in tests.
    public var launch: (@Sendable (_ command: [String], _ folder: String) throws -> Int32)?

    /// Runs a program in a folder and gives what it printed to standard output. Nothing where no program is to be run, as in tests.
    public var output: (@Sendable (_ command: [String], _ folder: String) throws -> String)?

    /// The account that runs the command. Nothing where the command is to write into no home folder, as in tests.
    public var user: User?

    /// An account's home folder and login shell, as paths.
    public struct User: Sendable {
        /// The path of the home folder.
        public var home: String
        /// The path of the login shell, by which its completions are chosen.
        public var shell: String

        /// An account by its folder and its shell.
        public init(home: String, shell: String) {
            self.home = home
            self.shell = shell
        }
    }

    /// Where a text is printed.
    public enum Stream: Sendable {
        /// Standard output: results.
        case output
        /// Standard error: progress, warnings and errors.
        case error
    }

    /// A host without account, programs and times, as in tests, but for what is given.
    public init(
        workingFolder: String, processors: Int = 1, showsProgress: Bool = false, usesColor: Bool = false,
        columns: Int? = nil, print: @escaping @Sendable (_ text: String, _ stream: Stream) -> Void
    ) {
        self.workingFolder = workingFolder
        self.processors = processors
        self.showsProgress = showsProgress
        self.usesColor = usesColor
        self.columns = columns
        self.print = print
    }

    /// Prints a text in which nothing is active but what this command has put there.
    func write(_ text: String, _ stream: Stream) {
        print(TerminalText.escaped(text), stream)
    }

    /// The path as seen from the working folder.
    func path(_ path: String) -> String {
        path.hasPrefix("/") ? path : "\(workingFolder)/\(path)"
    }
}
