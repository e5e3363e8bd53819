/// Where a connection leads to.
public enum NWEndpoint: Hashable, Sendable {
    case hostPort(host: Host, port: Port)
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    case unix(path: String)

    public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
        case name(String, NWInterface?)

        public init(_ string: String) {
            self = .name(string, nil)
        }

        public init(stringLiteral value: String) {
            self.init(value)
        }

        public var debugDescription: String {
            switch self {
            case .name(let name, _): name
            }
        }
    }

    public struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral {
        public let rawValue: UInt16

        public init?(rawValue: UInt16) {
            self.rawValue = rawValue
        }

        public init?(_ string: String) {
            guard let number = UInt16(string) else { return nil }
            self.rawValue = number
        }

        public init(integerLiteral value: UInt16) {
            self.rawValue = value
        }

        public static let any: Port = 0
        public static let http: Port = 80
        public static let https: Port = 443
    }
}
