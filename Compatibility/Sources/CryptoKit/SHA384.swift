/// The function SHA384 of FIPS 180-4.
public struct SHA384: HashFunction {
    public static var blockByteCount: Int { 128 }
    public static var byteCount: Int { 48 }
    private var message: [UInt8] = []

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message += bufferPointer }

    public func finalize() -> SHA384Digest {
        SHA384Digest(bytes: Checksum.sha384.digest(of: message, byteCount: Self.byteCount))
    }
}

public struct SHA384Digest: DigestBytes {
    static var name: String { "SHA384" }
    public static var byteCount: Int { 48 }
    let bytes: [UInt8]
}
