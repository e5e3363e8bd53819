/// The function SHA256 of FIPS 180-4.
public struct SHA256: HashFunction {
    public static var blockByteCount: Int { 64 }
    public static var byteCount: Int { 32 }
    private var message: [UInt8] = []

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message += bufferPointer }

    public func finalize() -> SHA256Digest {
        SHA256Digest(bytes: Checksum.sha256.digest(of: message, byteCount: Self.byteCount))
    }
}

public struct SHA256Digest: DigestBytes {
    static var name: String { "SHA256" }
    public static var byteCount: Int { 32 }
    let bytes: [UInt8]
}
