// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

/// Measures nothing.
public struct OSSignposter: Sendable {
    public init() {}

    public init(subsystem: String, category: String) {}

    public init(subsystem: String, category: OSLog.Category) {}

    public init(logHandle: OSLog) {}

    public var isEnabled: Bool { false }

    public func makeSignpostID() -> OSSignpostID { OSSignpostID() }

    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive
    ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
    ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

    public func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
    ) {}

    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

    public func emitEvent(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
    ) {}

    public func withIntervalSignpost<Result>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
    ) rethrows -> Result { try task() }
}

public struct OSSignpostID: Hashable, Sendable {
    public static let exclusive = OSSignpostID()

    fileprivate init() {}

    public init(log: OSLog) {}

    public init(log: OSLog, object: AnyObject) {}
}

public final class OSSignpostIntervalState: Sendable {
    fileprivate init() {}
}

public enum OSSignpostType: UInt8, Sendable {
    case event, begin, end
}

public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {}

public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
