/// Functions that protect nothing, which old formats and keys of caches use.
public enum Insecure {
    /// The function SHA-1 of FIPS 180-4.
    public struct SHA1: HashFunction {
        public static var blockByteCount: Int { 64 }
        public static var byteCount: Int { 20 }
        private var message = PaddedMessage()

        public init() {}

        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message.append(bufferPointer) }

        public func finalize() -> SHA1Digest {
            let start: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
            let words = message.blocks(of: 64, lengthBytes: 8).reduce(start, Self.compress)
            return SHA1Digest(bytes: words.flatMap(\.bigEndianBytes))
        }

        /// §6.1.2.
        private static func compress(_ state: [UInt32], block: ArraySlice<UInt8>) -> [UInt32] {
            var words = UInt32.words(of: block)
            for index in 16..<80 {
                let mixed = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
                words.append(mixed.rotatedLeft(by: 1))
            }
            var next = state
            for (index, word) in words.enumerated() {
                let (a, b, c, d) = (next[0], next[1], next[2], next[3])
                let (mixed, constant): (UInt32, UInt32) =
                    switch index {
                    case ..<20: ((b & c) | (~b & d), 0x5a82_7999)
                    case ..<40: (b ^ c ^ d, 0x6ed9_eba1)
                    case ..<60: ((b & c) | (b & d) | (c & d), 0x8f1b_bcdc)
                    default: (b ^ c ^ d, 0xca62_c1d6)
                    }
                let first = a.rotatedLeft(by: 5) &+ mixed &+ next[4] &+ constant &+ word
                next = [first, a, b.rotatedLeft(by: 30), c, d]
            }
            return zip(state, next).map { $0 &+ $1 }
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
        private var message = PaddedMessage()

        public init() {}

        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message.append(bufferPointer) }

        public func finalize() -> MD5Digest {
            let start: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
            let words = message.blocks(of: 64, lengthBytes: 8, isLittleEndian: true)
                .reduce(start, Self.compress)
            return MD5Digest(bytes: words.flatMap(\.byteSwapped.bigEndianBytes))
        }

        /// §3.4.
        private static func compress(_ state: [UInt32], block: ArraySlice<UInt8>) -> [UInt32] {
            let words = UInt32.words(of: block).map(\.byteSwapped)
            var next = state
            for index in 0..<64 {
                let (b, c, d) = (next[1], next[2], next[3])
                let (mixed, word): (UInt32, Int) =
                    switch index {
                    case ..<16: ((b & c) | (~b & d), index)
                    case ..<32: ((d & b) | (~d & c), (5 * index + 1) % 16)
                    case ..<48: (b ^ c ^ d, (3 * index + 5) % 16)
                    default: (c ^ (b | ~d), 7 * index % 16)
                    }
                let sum = next[0] &+ mixed &+ sines[index] &+ words[word]
                next = [d, b &+ sum.rotatedLeft(by: turns[index / 16][index % 4]), b, c]
            }
            return zip(state, next).map { $0 &+ $1 }
        }

        private static let turns = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]
        /// The sines of the numbers from 1 on.
        private static let sines: [UInt32] = [
            0xd76aa478, 0xe8c7b756, 0x242070db, 0xc1bdceee, 0xf57c0faf, 0x4787c62a, 0xa8304613, 0xfd469501,
            0x698098d8, 0x8b44f7af, 0xffff5bb1, 0x895cd7be, 0x6b901122, 0xfd987193, 0xa679438e, 0x49b40821,
            0xf61e2562, 0xc040b340, 0x265e5a51, 0xe9b6c7aa, 0xd62f105d, 0x02441453, 0xd8a1e681, 0xe7d3fbc8,
            0x21e1cde6, 0xc33707d6, 0xf4d50d87, 0x455a14ed, 0xa9e3e905, 0xfcefa3f8, 0x676f02d9, 0x8d2a4c8a,
            0xfffa3942, 0x8771f681, 0x6d9d6122, 0xfde5380c, 0xa4beea44, 0x4bdecfa9, 0xf6bb4b60, 0xbebfbc70,
            0x289b7ec6, 0xeaa127fa, 0xd4ef3085, 0x04881d05, 0xd9d4d039, 0xe6db99e5, 0x1fa27cf8, 0xc4ac5665,
            0xf4292244, 0x432aff97, 0xab9423a7, 0xfc93a039, 0x655b59c3, 0x8f0ccc92, 0xffeff47d, 0x85845dd1,
            0x6fa87e4f, 0xfe2ce6e0, 0xa3014314, 0x4e0811a1, 0xf7537e82, 0xbd3af235, 0x2ad7d2bb, 0xeb86d391,
        ]
    }

    public struct MD5Digest: DigestBytes {
        static var name: String { "MD5" }
        public static var byteCount: Int { 16 }
        let bytes: [UInt8]
    }
}
