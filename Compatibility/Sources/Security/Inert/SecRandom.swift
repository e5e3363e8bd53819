// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

public typealias SecRandomRef = OpaquePointer

public var kSecRandomDefault: SecRandomRef? { nil }

/// Writes bytes that are the same each time, so that what is shown of them is: nothing here has to be kept secret.
public func SecRandomCopyBytes(
    _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
    // The generator of SplitMix64.
    var state: UInt64 = 0
    for index in 0..<count {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        bytes.storeBytes(
            of: UInt8(truncatingIfNeeded: mixed ^ (mixed >> 31)), toByteOffset: index, as: UInt8.self)
    }
    return errSecSuccess
}
