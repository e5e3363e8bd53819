/// Unpacks a zlib stream; bytes after it are left.
///
/// - Parameter limit: how many bytes the content may have; more is an error, found before they are held.
public func inflate(_ bytes: ArraySlice<UInt8>, limit: Int) throws(DeflateError) -> [UInt8] {
    let decompressor = Decompressor()
    return try unpack(bytes, expecting: max(64, bytes.count * 4), growth: 4, limit: limit) {
        input, output throws(DeflateError) in try decompressor.zlibDecompress(input, into: output)
    }.content
}
