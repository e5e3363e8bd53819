import UIKit
import VitrineGeometry
import VitrineImageComparison
import VitrinePixels

/// How far a picture may be from its reference.
struct ImageMatch {
    /// The share of what is compared that has to match: bytes, or pixels where colours may be a little off.
    let precision: Float
    /// How near a colour has to be to that of the reference, 0…1.
    let perceptualPrecision: Float

    /// What is wrong with a picture; nothing where it matches.
    func failure(of actual: UIImage, against reference: UIImage) -> String? {
        guard let old = reference.pixels else { return "Reference image could not be loaded." }
        guard let new = actual.pixels else { return "Newly-taken snapshot is empty." }
        guard old.size == new.size else {
            return """
                Newly-taken snapshot@\(Self.text(of: actual.size)) does not match reference@\(Self.text(of: reference.size)).
                The snapshot has \(new.size), the reference \(old.size).
                """
        }
        // Premultiplied, so that nothing is made of the colour of what is clear.
        let (oldPixels, newPixels) = (Bitmap(old).pixels, Bitmap(new).pixels)
        guard oldPixels != newPixels else { return nil }
        let failure =
            perceptualPrecision < 1
            ? perceptualFailure(oldPixels, newPixels) : byteFailure(oldPixels, newPixels)
        return failure.map { "\($0)\n\(Self.place(of: new, against: old))" }
    }

    private static func text(of size: CGSize) -> String { "(\(size.width), \(size.height))" }

    private func byteFailure(_ old: [UInt32], _ new: [UInt32]) -> String? {
        guard precision < 1 else { return "Newly-taken snapshot does not match reference." }
        var count = 0
        for index in old.indices where old[index] != new[index] {
            let change = old[index] ^ new[index]
            for shift in [0, 8, 16, 24] as [UInt32] where change >> shift & 0xff != 0 { count += 1 }
        }
        let bytes = old.count * 4
        guard count > Int((1 - precision) * Float(bytes)) else { return nil }
        let actual = 1 - Float(count) / Float(bytes)
        return "Actual image precision \(actual) is less than required \(precision)"
    }

    private func perceptualFailure(_ old: [UInt32], _ new: [UInt32]) -> String? {
        let limit = Double((1 - perceptualPrecision) * 100)
        var (failing, largest) = (0, 0.0)
        var known: [SIMD2<UInt32>: Double] = [:]
        for index in old.indices where old[index] != new[index] {
            let pair = SIMD2(old[index], new[index])
            let difference = known[pair] ?? Self.difference(pair)
            known[pair] = difference
            if difference > limit {
                failing += 1
                largest = max(largest, difference)
            }
        }
        let actual = 1 - Float(failing) / Float(old.count)
        guard actual < precision else { return nil }
        let lowest = 1 - min(Float(largest) / 100, 1)
        return """
            The percentage of pixels that match \(actual) is less than required \(precision)
            The lowest perceptual color precision \(lowest) is less than required \(perceptualPrecision)
            """
    }

    /// How different two pixels look: translucent ones on white and on black, of which the worse counts.
    private static func difference(_ pair: SIMD2<UInt32>) -> Double {
        let onWhite = LabColor(pair.x, over: 255).difference(from: LabColor(pair.y, over: 255))
        guard pair.x >> 24 < 255 || pair.y >> 24 < 255 else { return onWhite }
        return max(onWhite, LabColor(pair.x, over: 0).difference(from: LabColor(pair.y, over: 0)))
    }

    /// How many pixels differ at all, and where.
    private static func place(of actual: StraightBitmap, against reference: StraightBitmap) -> String {
        let difference = compareImages(reference: reference, actual: actual)
        let regions = difference.regions
        guard let left = regions.map(\.x).min(), let top = regions.map(\.y).min(),
            let right = regions.map({ $0.x + $0.width }).max(),
            let bottom = regions.map({ $0.y + $0.height }).max()
        else { return "" }
        return "\(difference.differingPixels) of \(actual.size.area) pixels differ, within "
            + "\(right - left)×\(bottom - top) px at \(left), \(top)"
    }
}

extension LabColor {
    /// The colour of a premultiplied pixel on a gray background.
    fileprivate init(_ pixel: UInt32, over backdrop: Double) {
        let rest = backdrop * Double(255 - pixel >> 24) / 255
        func component(_ shift: UInt32) -> Double { (Double(pixel >> shift & 0xff) + rest) / 255 }
        self.init(red: component(16), green: component(8), blue: component(0))
    }
}
