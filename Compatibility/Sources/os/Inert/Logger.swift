/// Writes nothing: a picture must not depend on who listens.
public struct Logger: Sendable {
    public init() {}

    public init(subsystem: String, category: String) {}

    public init(_ log: OSLog) {}

    public func log(_ message: OSLogMessage) {}

    public func log(level: OSLogType, _ message: OSLogMessage) {}

    public func trace(_ message: OSLogMessage) {}

    public func debug(_ message: OSLogMessage) {}

    public func info(_ message: OSLogMessage) {}

    public func notice(_ message: OSLogMessage) {}

    public func warning(_ message: OSLogMessage) {}

    public func error(_ message: OSLogMessage) {}

    public func critical(_ message: OSLogMessage) {}

    public func fault(_ message: OSLogMessage) {}
}
