/// The difference of two colours as pixelmatch 7.2.0 measures it: in the YIQ colour space, with the
/// weights of Kotsarenko and Ramos, "Measuring perceived color difference using YIQ".
///
/// All is done in `Double` from left to right, so that the last bit agrees too.
struct ColorDelta {
    let backdrop: PixelmatchOptions.Backdrop

    /// The weighted squared distance of two pixels, between 0 and 35,215.
    ///
    /// - Parameter index: the pixel's place in the picture, which decides about the backdrop.
    @inline(__always)
    func squaredDistance(_ left: UInt32, _ right: UInt32, at index: Int) -> Double {
        let (red, green, blue) = difference(left, right, at: index)
        let y = Self.luma(red, green, blue)
        let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
        let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
        return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    }

    /// How much brighter the left pixel is.
    @inline(__always)
    func brightness(_ left: UInt32, over right: UInt32, at index: Int) -> Double {
        let (red, green, blue) = difference(left, right, at: index)
        return Self.luma(red, green, blue)
    }

    @inline(__always)
    static func luma(_ red: Double, _ green: Double, _ blue: Double) -> Double {
        red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
    }

    @inline(__always)
    private func difference(_ left: UInt32, _ right: UInt32, at index: Int) -> (Double, Double, Double) {
        let (red1, green1, blue1, alpha1) = Self.components(left)
        let (red2, green2, blue2, alpha2) = Self.components(right)
        if alpha1 == 255 && alpha2 == 255 {
            return (red1 - red2, green1 - green2, blue1 - blue2)
        }
        let alpha = alpha1 - alpha2
        let (red, green, blue) = backdropColor(at: index)
        return (
            (red1 * alpha1 - red2 * alpha2 - red * alpha) / 255,
            (green1 * alpha1 - green2 * alpha2 - green * alpha) / 255,
            (blue1 * alpha1 - blue2 * alpha2 - blue * alpha) / 255
        )
    }

    /// pixelmatch's pattern depends on the place of the pixel's first byte, seen through powers of the
    /// golden ratio; red does not change, because that place is always even.
    @inline(__always)
    private func backdropColor(at index: Int) -> (Double, Double, Double) {
        switch backdrop {
        case .white: return (255, 255, 255)
        case .checkerboard:
            let place = Double(index * 4)
            let green = Int(place / 1.618033988749895) & 1
            let blue = Int(place / 2.618033988749895) & 1
            return (48, Double(48 + 159 * green), Double(48 + 159 * blue))
        }
    }

    @inline(__always)
    static func components(_ word: UInt32) -> (Double, Double, Double, Double) {
        let word = UInt32(littleEndian: word)
        return (
            Double(word & 0xff), Double((word >> 8) & 0xff), Double((word >> 16) & 0xff), Double(word >> 24)
        )
    }
}
