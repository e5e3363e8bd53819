public import Dispatch

/// Would tell of changes of the connection: here the device is connected, and nothing changes.
public final class NWPathMonitor {
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    public let currentPath = NWPath(status: .satisfied, isExpensive: false, isConstrained: false)

    public init() {}

    public init(requiredInterfaceType: NWInterface.InterfaceType) {}

    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

    public func start(queue: DispatchQueue) {}

    public func cancel() {}
}
