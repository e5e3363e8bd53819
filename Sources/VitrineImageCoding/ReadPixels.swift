/// The bytes of pixels that a C library writes; nothing where it says that it could not.
///
/// They are zeros before: what an interlaced or damaged file does not set must not be left to chance.
func readPixels(
    area: Int, _ read: (UnsafeMutableBufferPointer<UInt8>) -> Bool
) -> [UInt8]? {
    var isComplete = false
    let pixels = [UInt8](unsafeUninitializedCapacity: area * 4) { buffer, count in
        buffer.initialize(repeating: 0)
        isComplete = read(buffer)
        count = buffer.count
    }
    return isComplete ? pixels : nil
}
