/// The content of a gzip file, its members joined.
///
/// - Parameter limit: how many bytes the content may have; more is an error, found before they are held.
public func gunzip(_ bytes: [UInt8], limit: Int) throws(DeflateError) -> [UInt8] {
    let decompressor = Decompressor()
    var content: [UInt8] = []
    var position = 0
    repeat {
        let member = try gunzipMember(bytes[position...], limit: limit - content.count, with: decompressor)
        content += member.content
        position += member.consumed
    } while position < bytes.count
    return content
}

/// Unpacks the first member, into as much room as gzip's trailer asks for and then twice as much again.
private func gunzipMember(
    _ bytes: ArraySlice<UInt8>, limit: Int, with decompressor: borrowing Decompressor
) throws(DeflateError) -> (content: [UInt8], consumed: Int) {
    let announced = bytes.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    // Deflate shrinks to no less than 1/1032, whatever the trailer says.
    var room = min(limit, bytes.count * 1032, max(announced, 1))
    while true {
        var content = [UInt8](repeating: 0, count: room)
        do {
            let result = try unpack(bytes, into: &content, with: decompressor)
            content.removeLast(room - result.written)
            return (content, result.consumed)
        } catch .tooManyBytes where room < limit {
            room = min(limit, room * 2)
        }
    }
}

private func unpack(
    _ bytes: ArraySlice<UInt8>, into content: inout [UInt8], with decompressor: borrowing Decompressor
) throws(DeflateError) -> (consumed: Int, written: Int) {
    var result: Result<(consumed: Int, written: Int), DeflateError> = .failure(.damaged)
    bytes.withUnsafeBytes { input in
        content.withUnsafeMutableBytes { output in
            do throws(DeflateError) {
                result = .success(try decompressor.gzipDecompress(input, into: output))
            } catch {
                result = .failure(error)
            }
        }
    }
    return try result.get()
}
