/// The function SHA384 of FIPS 180-4.
public struct SHA384: HashFunction {
    public static var blockByteCount: Int { 128 }
    public static var byteCount: Int { 48 }
    private var message = PaddedMessage()

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message.append(bufferPointer) }

    public func finalize() -> SHA384Digest {
        SHA384Digest(bytes: SHA2.sha384.digest(of: message).prefix(6).flatMap(\.bigEndianBytes))
    }
}

public struct SHA384Digest: DigestBytes {
    static var name: String { "SHA384" }
    public static var byteCount: Int { 48 }
    let bytes: [UInt8]
}
