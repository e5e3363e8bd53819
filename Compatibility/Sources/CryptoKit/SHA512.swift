/// The function SHA512 of FIPS 180-4.
public struct SHA512: HashFunction {
    public static var blockByteCount: Int { 128 }
    public static var byteCount: Int { 64 }
    private var message: [UInt8] = []

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message += bufferPointer }

    public func finalize() -> SHA512Digest {
        SHA512Digest(bytes: Checksum.sha512.digest(of: message, byteCount: Self.byteCount))
    }
}

public struct SHA512Digest: DigestBytes {
    static var name: String { "SHA512" }
    public static var byteCount: Int { 64 }
    let bytes: [UInt8]
}
