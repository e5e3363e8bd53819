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
    // Those of the current chunk.
    private var start: UnsafeMutableRawPointer
    private var capacity: Int

    init() {
        let first = Chunk(start: .allocate(byteCount: 1 << 14, alignment: 16), capacity: 1 << 14)
        chunks = [first]
        start = first.start
        capacity = first.capacity
    }

    var mark: Mark { Mark(chunk: chunk, offset: offset) }

    /// Takes back all that was given out since a mark.
    mutating func release(to mark: Mark) {
        offset = mark.offset
        guard chunk != mark.chunk else { return }
        chunk = mark.chunk
        start = chunks[chunk].start
        capacity = chunks[chunk].capacity
    }

    /// Room for so many elements of a type without references, not initialized.
    @inline(__always)
    mutating func allocate<Element>(_ count: Int, of type: Element.Type) -> UnsafeMutablePointer<Element> {
        let size = (count * MemoryLayout<Element>.stride + 15) & ~15
        if offset + size > capacity { makeRoom(size) }
        let result = start + offset
        offset += size
        return result.assumingMemoryBound(to: Element.self)
    }

    /// Goes to the next chunk that is large enough, or adds one.
    @inline(never)
    private mutating func makeRoom(_ size: Int) {
        repeat { chunk += 1 } while chunk < chunks.count && chunks[chunk].capacity < size
        if chunk == chunks.count {
            let capacity = max(size, 1 << 16)
            chunks.append(Chunk(start: .allocate(byteCount: capacity, alignment: 16), capacity: capacity))
        }
        offset = 0
        start = chunks[chunk].start
        capacity = chunks[chunk].capacity
    }

    func deallocate() {
        for chunk in chunks { chunk.start.deallocate() }
    }
}
