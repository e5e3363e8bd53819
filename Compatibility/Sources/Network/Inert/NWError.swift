/// Why a connection failed; here none is made.
public enum NWError: Error, Equatable, Sendable {
    case posix(Int32)
    case dns(Int32)
    case tls(Int32)
}
