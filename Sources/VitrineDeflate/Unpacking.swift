/// How many bytes one step of unpacking took of its input and wrote to its output.
struct UnpackedCount {
    var consumed = 0
    var written = 0
}

/// The first stream of the bytes, unpacked into as much room as is expected, and while that is too little into `growth` times as much.
///
/// - Parameter limit: how many bytes the content may have.
func unpack(
    _ bytes: ArraySlice<UInt8>, expecting expected: Int, growth: Int, limit: Int,
    with decompress: (UnsafeRawBufferPointer, UnsafeMutableRawBufferPointer) throws(DeflateError) ->
        UnpackedCount
) throws(DeflateError) -> (content: [UInt8], consumed: Int) {
    var room = min(limit, expected)
    while true {
        var content = [UInt8](repeating: 0, count: room)
        let result = bytes.withUnsafeBytes { input in
            content.withUnsafeMutableBytes { output in
                Result { () throws(DeflateError) in try decompress(input, output) }
            }
        }
        do {
            let count = try result.get()
            content.removeLast(room - count.written)
            return (content, count.consumed)
        } catch .tooManyBytes where room < limit {
            room = min(limit, room * growth)
        }
    }
}
