private import CXXHash

/// A hash of bytes that come one part after another; the same as ``hash128(of:)`` of all of them.
public struct StreamingHash: ~Copyable {
    private let state: OpaquePointer

    public init() {
        guard let state = XXH3_createState() else { preconditionFailure("there is no memory for a hash") }
        self.state = state
        XXH3_128bits_reset(state)
    }

    deinit { XXH3_freeState(state) }

    public mutating func add(_ bytes: UnsafeRawBufferPointer) {
        XXH3_128bits_update(state, bytes.baseAddress, bytes.count)
    }

    /// The hash of what was added up to now.
    public var value: Hash128 {
        let hash = XXH3_128bits_digest(state)
        return Hash128(high: hash.high64, low: hash.low64)
    }
}
