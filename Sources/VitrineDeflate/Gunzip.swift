/// The content of a gzip file, its members joined.
///
/// - Parameter limit: how many bytes the content may have; more is an error, found before they are held.
public func gunzip(_ bytes: [UInt8], limit: Int) throws(DeflateError) -> [UInt8] {
    let decompressor = Decompressor()
    var content: [UInt8] = []
    var position = 0
    repeat {
        let rest = bytes[position...]
        let member = try unpack(
            rest, expecting: expectedCount(of: rest), growth: 2, limit: limit - content.count
        ) { input, output throws(DeflateError) in try decompressor.gzipDecompress(input, into: output) }
        content += member.content
        position += member.consumed
    } while position < bytes.count
    return content
}

/// What gzip's trailer announces, as far as Deflate can unpack so much: it shrinks to no less than 1/1032.
private func expectedCount(of bytes: ArraySlice<UInt8>) -> Int {
    let announced = bytes.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    return min(bytes.count * 1032, max(announced, 1))
}
