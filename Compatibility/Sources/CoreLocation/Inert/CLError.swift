/// Why a place is not known.
public struct CLError: Error, Equatable, Sendable {
    public enum Code: Int, Sendable {
        case locationUnknown, denied, network
        case geocodeFoundNoResult = 8
    }

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }
}
