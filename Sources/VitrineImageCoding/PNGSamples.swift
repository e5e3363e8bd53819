import VitrineGeometry

/// A picture as PNG's rows hold it before they are filtered.
///
/// Each row follows zeros in the width of a pixel, and a row of zeros precedes the first: what filters take
/// for the neighbours of the pixels at the border.
struct PNGSamples {
    let colorType: PNGColorType
    let bitDepth: UInt8
    let size: PixelSize
    /// Red, green, blue, alpha of each entry; the translucent ones come first.
    private(set) var palette: [SIMD4<UInt8>] = []

    /// How many bytes a neighbour to the left is away, at least 1.
    let pixelBytes: Int
    let rowBytes: Int
    var stride: Int { pixelBytes + rowBytes }

    /// The rows, with eight bytes to spare at the end.
    private(set) var bytes: [UInt8]

    /// The shortest form that holds all colours: a palette or grays if 256 suffice, else RGB or RGBA.
    init(_ rows: PixelRows) {
        guard let table = ColorTable(rows) else {
            self.init(trueColor: rows)
            return
        }
        let colors = table.words.map { rows.color(of: $0) }
        let isGray = colors.allSatisfy { $0.x == $0.y && $0.y == $0.z && $0.w == 255 }
        if isGray && colors.count > 16 {
            self.init(size: rows.size, colorType: .gray, bitDepth: 8)
            fill(from: table.indices, values: colors.map { $0.x })
        } else {
            let order = colors.indices.sorted { Self.precedes(colors[$0], colors[$1]) }
            var places = [UInt8](repeating: 0, count: colors.count)
            for (place, index) in order.enumerated() { places[index] = UInt8(place) }
            self.init(size: rows.size, colorType: .indexed, bitDepth: Self.bitDepth(for: colors.count))
            palette = order.map { colors[$0] }
            fill(from: table.indices, values: places)
        }
    }

    private init(trueColor rows: PixelRows) {
        let isOpaque = rows.layout.bytesPerPixel == 3
        self.init(size: rows.size, colorType: isOpaque ? .rgb : .rgba, bitDepth: 8)
        let (stride, pixelBytes, rowBytes) = (stride, pixelBytes, rowBytes)
        bytes.withUnsafeMutableBytes { target in
            for y in 0..<rows.size.height {
                let start = target.baseAddress.map { $0 + (y + 1) * stride + pixelBytes }
                guard let start else { return }
                rows.write(0..<rows.size.width, row: y, to: start)
                // A row's last pixel is stored as a whole word; what follows are zeros.
                start.storeBytes(of: 0, toByteOffset: rowBytes, as: UInt8.self)
            }
        }
    }

    /// Zeros.
    private init(size: PixelSize, colorType: PNGColorType, bitDepth: UInt8) {
        self.size = size
        self.colorType = colorType
        self.bitDepth = bitDepth
        switch colorType {
        case .gray, .indexed: pixelBytes = 1
        case .rgb: pixelBytes = 3
        case .rgba: pixelBytes = 4
        }
        rowBytes = (size.width * pixelBytes * Int(bitDepth) + 7) / 8
        bytes = [UInt8](repeating: 0, count: (pixelBytes + rowBytes) * (size.height + 1) + 8)
    }

    /// Writes the value of each pixel's index, as many to a byte as fit.
    private mutating func fill(from indices: [UInt8], values: [UInt8]) {
        let depth = Int(bitDepth)
        let perByte = 8 / depth
        let lookup = values + [UInt8](repeating: 0, count: 256 - values.count)
        for y in 0..<size.height {
            let row = (y + 1) * stride + pixelBytes
            let source = y * size.width
            if depth == 8 {
                for x in 0..<size.width { bytes[row + x] = lookup[Int(indices[source + x])] }
            } else {
                for x in 0..<size.width {
                    let shift = 8 - depth - x % perByte * depth
                    bytes[row + x / perByte] |= lookup[Int(indices[source + x])] << shift
                }
            }
        }
    }

    private static func bitDepth(for count: Int) -> UInt8 {
        switch count {
        case ...2: 1
        case ...4: 2
        case ...16: 4
        default: 8
        }
    }

    /// Translucent colours first, so that the opaque ones need no entry in `tRNS`; then from dark to bright.
    private static func precedes(_ left: SIMD4<UInt8>, _ right: SIMD4<UInt8>) -> Bool {
        func key(_ color: SIMD4<UInt8>) -> (Int, Int, UInt8, UInt8, UInt8) {
            let luma = Int(color.x) * 2 + Int(color.y) * 5 + Int(color.z)
            return (color.w == 255 ? 256 : Int(color.w), luma, color.x, color.y, color.z)
        }
        return key(left) < key(right)
    }
}
