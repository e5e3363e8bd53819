public import Dispatch

/// How a device is connected.
public struct NWPath: Equatable, Sendable {
    public enum Status: Sendable {
        case satisfied, unsatisfied, requiresConnection
    }

    public let status: Status
    public let isExpensive: Bool
    public let isConstrained: Bool

    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
}

public enum NWInterface {
    public enum InterfaceType: Sendable {
        case other, wifi, cellular, wiredEthernet, loopback
    }
}

/// Would tell of changes of the connection: here the device is connected, and nothing changes.
public final class NWPathMonitor {
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    public let currentPath = NWPath(status: .satisfied, isExpensive: false, isConstrained: false)

    public init() {}

    public init(requiredInterfaceType: NWInterface.InterfaceType) {}

    public func start(queue: DispatchQueue) {}

    public func cancel() {}
}
