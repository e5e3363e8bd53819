@_exported public import PictureFoundation

/// Makes a digest of bytes.
public protocol HashFunction: Sendable {
    associatedtype Digest: CryptoKit.Digest

    static var blockByteCount: Int { get }

    init()

    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    func finalize() -> Digest
}

extension HashFunction {
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
}

/// The bytes that stand for others.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
    static var byteCount: Int { get }
}
