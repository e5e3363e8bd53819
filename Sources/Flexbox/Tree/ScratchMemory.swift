/// Memory that is given out and taken back like a stack, and whose pieces never move.
struct ScratchMemory {
    /// How much was given out.
    struct Mark {
        fileprivate var chunk: Int
        fileprivate var offset: Int
    }

    private struct Chunk {
        var start: UnsafeMutableRawPointer
        var capacity: Int
    }

    private var chunks: [Chunk] = []
    private var chunk = 0
    private var offset = 0

    var mark: Mark { Mark(chunk: chunk, offset: offset) }

    /// Takes back all that was given out since a mark.
    mutating func release(to mark: Mark) {
        chunk = mark.chunk
        offset = mark.offset
    }

    /// Room for so many elements of a type without references, not initialized.
    mutating func allocate<Element>(_ count: Int, of type: Element.Type) -> UnsafeMutablePointer<Element> {
        let size = (count * MemoryLayout<Element>.stride + 15) & ~15
        while chunk < chunks.count, offset + size > chunks[chunk].capacity {
            chunk += 1
            offset = 0
        }
        if chunk == chunks.count {
            let capacity = max(size, 1 << 16)
            chunks.append(Chunk(start: .allocate(byteCount: capacity, alignment: 16), capacity: capacity))
            offset = 0
        }
        let start = chunks[chunk].start + offset
        offset += size
        return start.assumingMemoryBound(to: Element.self)
    }

    func deallocate() {
        for chunk in chunks { chunk.start.deallocate() }
    }
}
