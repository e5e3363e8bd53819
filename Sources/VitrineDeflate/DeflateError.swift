/// Why compressed bytes could not be unpacked.
public enum DeflateError: Error, Equatable {
    case damaged
    case tooFewBytes
    case tooManyBytes
}

extension DeflateError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .damaged: "the compressed data is damaged or incomplete"
        case .tooFewBytes: "the compressed data holds fewer bytes than announced"
        case .tooManyBytes: "the compressed data holds more bytes than allowed"
        }
    }
}
