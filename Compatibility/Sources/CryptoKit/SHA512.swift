/// The function SHA512 of FIPS 180-4.
public struct SHA512: HashFunction {
    public static var blockByteCount: Int { 128 }
    public static var byteCount: Int { 64 }
    private var message = PaddedMessage()

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message.append(bufferPointer) }

    public func finalize() -> SHA512Digest {
        SHA512Digest(bytes: SHA2.sha512.digest(of: message).flatMap(\.bigEndianBytes))
    }
}

public struct SHA512Digest: DigestBytes {
    static var name: String { "SHA512" }
    public static var byteCount: Int { 64 }
    let bytes: [UInt8]
}
