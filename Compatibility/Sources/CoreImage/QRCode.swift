import CQREncode

/// A QR code of bytes, as libqrencode makes it.
struct QRCode: Equatable, Sendable {
    /// The modules of a side.
    let size: Int
    /// Whether each module is dark, row by row.
    let modules: [Bool]

    /// Nothing where there are no bytes, or no code is large enough for them.
    init?(bytes: [UInt8], correction: QRErrorCorrection) {
        guard let code = QRcode_encodeData(Int32(bytes.count), bytes, 0, correction.level) else { return nil }
        defer { QRcode_free(code) }
        let size = Int(code.pointee.width)
        self.size = size
        // The lowest bit is the module's colour; the others say what it is for.
        self.modules = UnsafeBufferPointer(start: code.pointee.data, count: size * size).map { $0 & 1 == 1 }
    }

    func isDark(x: Int, y: Int) -> Bool { modules[y * size + x] }
}

/// How much of a code may be damaged: some 7, 15, 25 or 30 % of it.
enum QRErrorCorrection: String, Sendable {
    case low = "L"
    case medium = "M"
    case quartile = "Q"
    case high = "H"

    fileprivate var level: QRecLevel {
        switch self {
        case .low: QR_ECLEVEL_L
        case .medium: QR_ECLEVEL_M
        case .quartile: QR_ECLEVEL_Q
        case .high: QR_ECLEVEL_H
        }
    }
}
