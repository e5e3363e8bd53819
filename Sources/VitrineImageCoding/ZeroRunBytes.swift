import VitrineDeflate

/// Bytes as runs of zeros that need not be stored and pieces that are, in turn.
///
/// What is left of a user interface's picture after filtering is mostly zero.
struct ZeroRunBytes: ~Copyable {
    struct Segment {
        var zeros: Int
        var literals: Int
    }

    private let storage: UnsafeMutablePointer<UInt8>
    private let capacity: Int
    private(set) var segments: [Segment] = [Segment(zeros: 0, literals: 0)]
    private(set) var literalCount = 0
    private var pendingZeros = 0

    /// - Parameter capacity: how many bytes there may be, of which none needs to be zero.
    init(capacity: Int) {
        // Eight more, because literals are read in words.
        storage = .allocate(capacity: capacity + 8)
        self.capacity = capacity
    }

    deinit { storage.deallocate() }

    mutating func appendZeros(_ count: Int) {
        pendingZeros &+= count
    }

    /// Lends room for so many bytes, which the closure writes all.
    @inline(__always)
    mutating func appendLiterals(_ count: Int, write: (UnsafeMutablePointer<UInt8>) -> Void) {
        precondition(literalCount + count <= capacity, "more bytes than announced")
        write(storage + literalCount)
        literalCount &+= count
        if pendingZeros > 0 {
            segments.append(Segment(zeros: pendingZeros, literals: count))
            pendingZeros = 0
        } else {
            segments[segments.count - 1].literals &+= count
        }
    }

    /// Calls the closure with each run of zeros and the piece behind it.
    @inline(__always)
    func forEachSegment(_ body: (_ zeros: Int, _ literals: UnsafeBufferPointer<UInt8>) -> Void) {
        var start = storage
        for segment in segments {
            body(segment.zeros, UnsafeBufferPointer(start: start, count: segment.literals))
            start += segment.literals
        }
        if pendingZeros > 0 { body(pendingZeros, UnsafeBufferPointer(start: start, count: 0)) }
    }

    /// The Adler-32 checksum of all bytes behind others.
    func adler32(after previous: UInt32) -> UInt32 {
        var checksum = previous
        forEachSegment { zeros, literals in
            // A zero adds the lower sum to the upper one and leaves the lower as it is.
            let lower = UInt64(checksum & 0xffff)
            let upper = (UInt64(checksum >> 16) + lower * UInt64(zeros)) % 65521
            checksum = UInt32(upper) << 16 | UInt32(lower)
            checksum = VitrineDeflate.adler32(UnsafeRawBufferPointer(literals), previous: checksum)
        }
        return checksum
    }
}
