/// The modules of a code while it is drawn: which are dark and which belong to patterns.
struct QRGrid {
    private let version: QRVersion
    private let size: Int
    private(set) var modules: [Bool]
    private var isPattern: [Bool]

    /// All that does not depend on the data.
    init(version: QRVersion) {
        self.version = version
        self.size = version.size
        self.modules = Array(repeating: false, count: size * size)
        self.isPattern = modules
        drawTiming()
        drawFinders()
        drawAlignments()
        drawVersion()
        drawFormat(mask: 0)
    }

    private mutating func draw(_ x: Int, _ y: Int, _ isDark: Bool) {
        modules[y * size + x] = isDark
        isPattern[y * size + x] = true
    }

    private mutating func drawTiming() {
        for index in 0..<size {
            draw(6, index, index % 2 == 0)
            draw(index, 6, index % 2 == 0)
        }
    }

    private mutating func drawFinders() {
        for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] {
            for dy in -4...4 {
                for dx in -4...4
                where (0..<size).contains(x + dx) && (0..<size).contains(y + dy) {
                    let ring = max(abs(dx), abs(dy))
                    draw(x + dx, y + dy, ring != 2 && ring != 4)
                }
            }
        }
    }

    private mutating func drawAlignments() {
        let centers = version.alignmentCenters
        guard let first = centers.first, let last = centers.last else { return }
        for y in centers {
            for x in centers {
                // Finders are in three of the corners.
                if (x, y) == (first, first) || (x, y) == (first, last) || (x, y) == (last, first) { continue }
                for dy in -2...2 {
                    for dx in -2...2 { draw(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) }
                }
            }
        }
    }

    private mutating func drawVersion() {
        guard version.number >= 7 else { return }
        var remainder = version.number
        for _ in 0..<12 { remainder = (remainder << 1) ^ ((remainder >> 11) * 0x1F25) }
        let bits = version.number << 12 | remainder
        for index in 0..<18 {
            let (near, far) = (index / 3, size - 11 + index % 3)
            draw(far, near, bits >> index & 1 == 1)
            draw(near, far, bits >> index & 1 == 1)
        }
    }

    private mutating func drawFormat(mask: Int) {
        let data = version.correction.formatBits << 3 | mask
        var remainder = data
        for _ in 0..<10 { remainder = (remainder << 1) ^ ((remainder >> 9) * 0x537) }
        let bits = (data << 10 | remainder) ^ 0x5412
        let isDark = { (index: Int) in bits >> index & 1 == 1 }
        for index in 0..<6 { draw(8, index, isDark(index)) }
        draw(8, 7, isDark(6))
        draw(8, 8, isDark(7))
        draw(7, 8, isDark(8))
        for index in 9..<15 { draw(14 - index, 8, isDark(index)) }
        for index in 0..<8 { draw(size - 1 - index, 8, isDark(index)) }
        for index in 8..<15 { draw(8, size - 15 + index, isDark(index)) }
        draw(8, size - 8, true)
    }

    /// Fills the modules that are left in columns of two, from the lower right corner upwards and down again.
    mutating func place(_ codewords: [UInt8]) {
        var bit = 0
        var isUpward = true
        for right in [Int](stride(from: size - 1, to: 6, by: -2)) + [5, 3, 1] {
            for step in 0..<size {
                let y = isUpward ? size - 1 - step : step
                for x in [right, right - 1] where !isPattern[y * size + x] && bit < codewords.count * 8 {
                    modules[y * size + x] = codewords[bit / 8] >> (7 - bit % 8) & 1 == 1
                    bit += 1
                }
            }
            isUpward.toggle()
        }
    }

    func masked(by mask: Int) -> QRGrid {
        var grid = self
        for y in 0..<size {
            for x in 0..<size where !isPattern[y * size + x] && Self.inverts(mask, x, y) {
                grid.modules[y * size + x].toggle()
            }
        }
        grid.drawFormat(mask: mask)
        return grid
    }

    private static func inverts(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
        switch mask {
        case 0: (x + y) % 2 == 0
        case 1: y % 2 == 0
        case 2: x % 3 == 0
        case 3: (x + y) % 3 == 0
        case 4: (x / 3 + y / 2) % 2 == 0
        case 5: x * y % 2 + x * y % 3 == 0
        case 6: (x * y % 2 + x * y % 3) % 2 == 0
        default: ((x + y) % 2 + x * y % 3) % 2 == 0
        }
    }
}
