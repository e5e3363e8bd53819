/// The function SHA256 of FIPS 180-4.
public struct SHA256: HashFunction {
    public static var blockByteCount: Int { 64 }
    public static var byteCount: Int { 32 }
    private var message = PaddedMessage()

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message.append(bufferPointer) }

    public func finalize() -> SHA256Digest {
        SHA256Digest(bytes: SHA2.sha256.digest(of: message).flatMap(\.bigEndianBytes))
    }
}

public struct SHA256Digest: DigestBytes {
    static var name: String { "SHA256" }
    public static var byteCount: Int { 32 }
    let bytes: [UInt8]
}
