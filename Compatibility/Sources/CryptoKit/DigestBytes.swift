/// The bytes of a digest, of which each kind has so many.
protocol DigestBytes: Digest {
    static var name: String { get }
    var bytes: [UInt8] { get }
}

extension DigestBytes {
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    public var description: String {
        let digits = bytes.map { byte in
            let text = String(byte, radix: 16)
            return text.count == 1 ? "0" + text : text
        }
        return "\(Self.name) digest: \(digits.joined())"
    }
}
