// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

/// Where messages would go.
public final class OSLog: Sendable {
    public struct Category: Sendable {
        public static let pointsOfInterest = Category()
        public static let dynamicTracing = Category()
        public static let dynamicStackTracing = Category()
    }

    public static let `default` = OSLog()
    public static let disabled = OSLog()

    private init() {}

    public init(subsystem: String, category: String) {}

    public init(subsystem: String, category: Category) {}

    public func isEnabled(type: OSLogType) -> Bool { false }
}

public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: UInt8) {
        self.init(rawValue: rawValue)
    }

    public static let `default` = OSLogType(0)
    public static let info = OSLogType(1)
    public static let debug = OSLogType(2)
    public static let error = OSLogType(16)
    public static let fault = OSLogType(17)
}

public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
    type: OSLogType = .default, _ arguments: any CVarArg...
) {}

public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ arguments: any CVarArg...
) {}

@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {}

@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}
