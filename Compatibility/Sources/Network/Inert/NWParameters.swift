/// How a connection would be made.
public final class NWParameters {
    public var requiredInterfaceType = NWInterface.InterfaceType.other
    public var includePeerToPeer = false
    public var allowLocalEndpointReuse = false
    public var prohibitExpensivePaths = false
    public var prohibitConstrainedPaths = false

    public init() {}

    public init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {}

    public init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()) {}

    public static var tcp: NWParameters { NWParameters() }
    public static var tls: NWParameters { NWParameters() }
    public static var udp: NWParameters { NWParameters() }
    public static var dtls: NWParameters { NWParameters() }
}

public enum NWProtocolTCP {
    public final class Options {
        public var enableKeepalive = false
        public var keepaliveIdle = 0
        public var keepaliveInterval = 0
        public var keepaliveCount = 0
        public var connectionTimeout = 0
        public var noDelay = false

        public init() {}
    }
}

public enum NWProtocolUDP {
    public final class Options {
        public init() {}
    }
}

public enum NWProtocolTLS {
    public final class Options {
        public init() {}
    }
}
