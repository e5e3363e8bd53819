/// What a zlib stream holds; bytes after it are left.
///
/// - Parameter limit: how many bytes the content may have; more is an error, found before they are held.
public func inflate(_ bytes: ArraySlice<UInt8>, limit: Int) throws(DeflateError) -> [UInt8] {
    let decompressor = Decompressor()
    var room = min(limit, max(64, bytes.count * 4))
    while true {
        var content = [UInt8](repeating: 0, count: room)
        do {
            let written = try unpackZlib(bytes, into: &content, with: decompressor)
            content.removeLast(room - written)
            return content
        } catch .tooManyBytes where room < limit {
            room = min(limit, room * 4)
        }
    }
}

private func unpackZlib(
    _ bytes: ArraySlice<UInt8>, into content: inout [UInt8], with decompressor: borrowing Decompressor
) throws(DeflateError) -> Int {
    var result: Result<Int, DeflateError> = .failure(.damaged)
    bytes.withUnsafeBytes { input in
        content.withUnsafeMutableBytes { output in
            do throws(DeflateError) {
                result = .success(try decompressor.zlibDecompress(input, into: output))
            } catch {
                result = .failure(error)
            }
        }
    }
    return try result.get()
}
