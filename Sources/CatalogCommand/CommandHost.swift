/// What a command knows of the process that it runs in.
public struct CommandHost: Sendable {
    /// The folder that relative paths start from.
    public var workingFolder: String
    /// How many snapshots are rendered at once unless something else is said.
    public var processors: Int
    /// Whether standard error is a terminal, which is told about progress.
    public var showsProgress: Bool
    /// Whether results may be coloured.
    public var usesColor: Bool
    /// How wide help is set; the terminal's width where nothing is said.
    public var columns: Int?
    /// Prints a text to standard output or to standard error, as it is.
    public var print: @Sendable (_ text: String, _ stream: Stream) -> Void

    public enum Stream: Sendable {
        case output
        case error
    }

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

    /// The path as seen from the working folder.
    func path(_ path: String) -> String {
        path.hasPrefix("/") ? path : "\(workingFolder)/\(path)"
    }
}
