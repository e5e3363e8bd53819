/// Compresses bytes of which many are zero into a zlib stream of few blocks: a Huffman code made for each, and
/// no other matches than runs of zeros.
///
/// That is a tenth of the work of a real Deflate, and on filtered pictures not much larger.
struct ZeroRunDeflate {
    /// Four literals of twelve bits fit into the writer's word at once.
    private static let maximumLength: UInt8 = 12
    private static let endOfBlock = 256
    private static let symbolCount = 286

    /// The bits that do not fill a byte yet.
    private var pending = BitWriter.Pending()
    private var checksum: UInt32 = 1

    /// Begins a stream.
    init(appendingTo output: inout [UInt8]) {
        output += [0x78, 0x01]
    }

    /// Appends a block, and after the last one the stream's end.
    mutating func appendBlock(_ bytes: borrowing ZeroRunBytes, isLast: Bool, to output: inout [UInt8]) {
        let frequencies = Self.frequencies(of: bytes)
        let code = HuffmanCode(frequencies: frequencies, maximumLength: Self.maximumLength)
        var bitCount = code.bitCount(frequencies)
        // A match has one bit of distance besides.
        for symbol in 257..<Self.symbolCount {
            bitCount += frequencies[symbol] * (Self.extraBits(after: symbol) + 1)
        }
        checksum = bytes.adler32(after: checksum)
        // Block header with code lengths, the block, checksum, and the writer's spare word.
        let capacity = 256 + bitCount / 8 + 1 + 4 + 8
        output.append(
            addingCapacity: capacity
        ) { start in
            var writer = BitWriter(start, pending: pending)
            Self.writeBlockHeader(code, isLast: isLast, to: &writer)
            Self.writeSymbols(of: bytes, code: code, to: &writer)
            guard isLast else {
                let (end, pending) = writer.suspend()
                self.pending = pending
                return end - start
            }
            let end = writer.finish()
            end.storeBytes(of: checksum.bigEndian, as: UInt32.self)
            return end + 4 - start
        }
    }

    // MARK: Symbols

    /// The symbol of each match length, how many extra bits follow it and their value (RFC 1951 §3.2.5).
    private static let lengthSymbols: [(symbol: Int, extraBits: Int, extra: Int)] = {
        var symbols = [(symbol: Int, extraBits: Int, extra: Int)](repeating: (0, 0, 0), count: 259)
        var length = 3
        for symbol in 257..<285 {
            let extraBits = extraBits(after: symbol)
            for extra in 0..<1 << extraBits where length < 258 {
                symbols[length] = (symbol, extraBits, extra)
                length += 1
            }
        }
        symbols[258] = (285, 0, 0)
        return symbols
    }()

    private static func extraBits(after symbol: Int) -> Int {
        symbol < 265 || symbol == 285 ? 0 : (symbol - 261) / 4
    }

    /// Divides a piece into words without a long run of zeros, single bytes and runs.
    @inline(__always)
    private static func scan(
        _ bytes: UnsafeBufferPointer<UInt8>, word: (UInt64) -> Void, byte: (UInt8) -> Void,
        zeros: (Int) -> Void
    ) {
        guard let start = bytes.baseAddress else { return }
        let raw = UnsafeRawPointer(start)
        var position = 0
        while position &+ 8 <= bytes.count {
            let next = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: position, as: UInt64.self))
            if next != 0 {
                word(next)
                position &+= 8
                continue
            }
            let first = position
            position &+= 8
            while position &+ 8 <= bytes.count
                && raw.loadUnaligned(fromByteOffset: position, as: UInt64.self) == 0
            {
                position &+= 8
            }
            while position < bytes.count && start[position] == 0 { position &+= 1 }
            zeros(position &- first)
        }
        while position < bytes.count {
            byte(start[position])
            position &+= 1
        }
    }

    /// Divides a run of zeros into a literal and the matches, each of the byte before, that repeat it.
    @inline(__always)
    private static func divide(_ zeros: Int, literal: () -> Void, match: (Int) -> Void) {
        guard zeros > 0 else { return }
        literal()
        var remaining = zeros &- 1
        while remaining >= 258 {
            match(258)
            remaining &-= 258
        }
        if remaining >= 3 {
            match(remaining)
        } else {
            for _ in 0..<remaining { literal() }
        }
    }

    private static func frequencies(of bytes: borrowing ZeroRunBytes) -> [Int] {
        // Four tables, so that equal bytes in a row do not wait for each other.
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 4 * 288) { tables in
            tables.initialize(repeating: 0)
            func count(_ zeros: Int) {
                divide(zeros) {
                    tables[0] &+= 1
                } match: {
                    tables[lengthSymbols[$0].symbol] &+= 1
                }
            }
            bytes.forEachSegment { zeros, literals in
                count(zeros)
                scan(literals) { word in
                    for index in 0..<8 {
                        let byte = Int(truncatingIfNeeded: (word &>> UInt64(index &* 8)) & 0xff)
                        tables[(index & 3) &* 288 &+ byte] &+= 1
                    }
                } byte: {
                    tables[Int($0)] &+= 1
                } zeros: {
                    count($0)
                }
            }
            var frequencies = (0..<symbolCount).map { symbol in
                (0..<4).reduce(0) { $0 + Int(tables[$1 * 288 + symbol]) }
            }
            frequencies[endOfBlock] = 1
            return frequencies
        }
    }

    // MARK: Bits

    /// The header of a block: code lengths as symbols of four bits each, and one distance, 1.
    private static func writeBlockHeader(_ code: HuffmanCode, isLast: Bool, to writer: inout BitWriter) {
        writer.put(isLast ? 1 : 0, count: 1)
        writer.put(2, count: 2)
        writer.put(UInt64(symbolCount - 257), count: 5)
        writer.put(0, count: 5)
        writer.put(15, count: 4)
        writer.flush()
        for symbol in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15] {
            writer.put(symbol < 16 ? 4 : 0, count: 3)
            writer.flush()
        }
        for length in code.lengths + [1] {
            let bits = UInt64(length)
            writer.put((bits & 1) << 3 | (bits & 2) << 1 | (bits & 4) >> 1 | (bits & 8) >> 3, count: 4)
            writer.flush()
        }
    }

    private static func writeSymbols(
        of bytes: borrowing ZeroRunBytes, code: HuffmanCode, to target: inout BitWriter
    ) {
        /// A code word and its length in one, for the literals and for the match lengths.
        let literals = (0..<256).map { UInt32(code.words[$0]) | UInt32(code.lengths[$0]) << 16 }
        let matches = lengthSymbols.map { symbol, extraBits, extra in
            let length = UInt64(code.lengths[symbol])
            // The distance's word is a single zero bit.
            return (
                bits: UInt64(code.words[symbol]) | UInt64(extra) << length,
                count: length + UInt64(extraBits) + 1
            )
        }
        var writer = target
        literals.withUnsafeBufferPointer { literals in
            matches.withUnsafeBufferPointer { matches in
                func write(_ zeros: Int) {
                    divide(zeros) {
                        writer.put(UInt64(literals[0] & 0xffff), count: UInt64(literals[0] &>> 16))
                        writer.flush()
                    } match: {
                        writer.put(matches[$0].bits, count: matches[$0].count)
                        writer.flush()
                    }
                }
                bytes.forEachSegment { zeros, piece in
                    write(zeros)
                    scan(piece) { word in
                        var remaining = word
                        for _ in 0..<2 {
                            for _ in 0..<4 {
                                let entry = literals[Int(truncatingIfNeeded: remaining & 0xff)]
                                writer.put(UInt64(entry & 0xffff), count: UInt64(entry &>> 16))
                                remaining &>>= 8
                            }
                            writer.flush()
                        }
                    } byte: {
                        let entry = literals[Int($0)]
                        writer.put(UInt64(entry & 0xffff), count: UInt64(entry &>> 16))
                        writer.flush()
                    } zeros: {
                        write($0)
                    }
                }
            }
        }
        writer.put(UInt64(code.words[endOfBlock]), count: UInt64(code.lengths[endOfBlock]))
        target = writer
    }
}

extension [UInt8] {
    /// Appends what the closure writes into so much room; it returns how much that is.
    mutating func append(addingCapacity capacity: Int, write: (UnsafeMutableRawPointer) -> Int) {
        let room = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            guard let start = buffer.baseAddress else { return }
            count = write(UnsafeMutableRawPointer(start))
        }
        append(contentsOf: room)
    }
}
