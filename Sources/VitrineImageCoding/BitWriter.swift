/// Writes bits, the lowest first, into memory that has eight bytes to spare.
struct BitWriter {
    /// Fewer than eight bits that were written and not stored.
    struct Pending {
        fileprivate var bits: UInt64 = 0
        fileprivate var count: UInt64 = 0
    }

    private var output: UnsafeMutableRawPointer
    private var bits: UInt64
    private var count: UInt64

    /// Writes behind the bits that another writer has left.
    init(_ output: UnsafeMutableRawPointer, pending: Pending = Pending()) {
        self.output = output
        bits = pending.bits
        count = pending.count
    }

    /// Adds bits, of which no more than 56 may wait for ``flush()``.
    @inline(__always)
    mutating func put(_ value: UInt64, count: UInt64) {
        bits |= value &<< self.count
        self.count &+= count
    }

    /// Stores the whole bytes; fewer than eight bits wait afterwards.
    @inline(__always)
    mutating func flush() {
        output.storeBytes(of: bits.littleEndian, as: UInt64.self)
        let bytes = count &>> 3
        output += Int(truncatingIfNeeded: bytes)
        bits &>>= bytes &<< 3
        count &= 7
    }

    /// Stores the whole bytes; gives the place behind them and the bits that are left.
    mutating func suspend() -> (end: UnsafeMutableRawPointer, pending: Pending) {
        flush()
        return (output, Pending(bits: bits, count: count))
    }

    /// Stores all, the last byte filled with zeros, and returns the place behind it.
    mutating func finish() -> UnsafeMutableRawPointer {
        flush()
        if count > 0 {
            put(0, count: 8 - count)
            flush()
        }
        return output
    }
}
