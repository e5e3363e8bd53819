/// How a device is connected.
public struct NWPath: Equatable, Sendable {
    public enum Status: Sendable {
        case satisfied, unsatisfied, requiresConnection
    }

    public enum UnsatisfiedReason: Sendable {
        case notAvailable, cellularDenied, wifiDenied, localNetworkDenied
    }

    public let status: Status
    public let isExpensive: Bool
    public let isConstrained: Bool

    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    public var supportsDNS: Bool { true }
    public var supportsIPv4: Bool { true }
    public var supportsIPv6: Bool { true }
    public var availableInterfaces: [NWInterface] { [NWInterface(name: "en0", type: .wifi)] }

    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
}
