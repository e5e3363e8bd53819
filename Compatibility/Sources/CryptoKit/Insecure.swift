/// Functions that protect nothing, which old formats and keys of caches use.
public enum Insecure {
    /// The function SHA-1 of FIPS 180-4.
    public struct SHA1: HashFunction {
        public static var blockByteCount: Int { 64 }
        public static var byteCount: Int { 20 }
        private var message: [UInt8] = []

        public init() {}

        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message += bufferPointer }

        public func finalize() -> SHA1Digest {
            SHA1Digest(bytes: Checksum.sha1.digest(of: message, byteCount: Self.byteCount))
        }
    }

    public struct SHA1Digest: DigestBytes {
        static var name: String { "SHA1" }
        public static var byteCount: Int { 20 }
        let bytes: [UInt8]
    }

    /// The function of RFC 1321.
    public struct MD5: HashFunction {
        public static var blockByteCount: Int { 64 }
        public static var byteCount: Int { 16 }
        private var message: [UInt8] = []

        public init() {}

        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message += bufferPointer }

        public func finalize() -> MD5Digest {
            MD5Digest(bytes: Checksum.md5.digest(of: message, byteCount: Self.byteCount))
        }
    }

    public struct MD5Digest: DigestBytes {
        static var name: String { "MD5" }
        public static var byteCount: Int { 16 }
        let bytes: [UInt8]
    }
}
