import Foundation
import VitrineGeometry
import VitrineImageCoding
import VitrinePixels
import VitrineRendering

/// Draws variant 0 of all pictures into files, and compares them with a browser's.
struct ReferencePictures {
    let studio: Studio
    let workloadFolder: URL

    func write(to folder: URL) async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let renderer = try studio.renderer()
        let samples = try Samples.original(in: workloadFolder)
        for picture in Picture.allCases {
            let composed = try await renderer.compose(picture.request(samples))
            let bitmap = try renderer.rasterize(composed.displayList)
            try Data(PNGEncoder.compact.encode(bitmap)).write(
                to: folder.appending(path: "\(picture.rawValue).png"))
            let browser = workloadFolder.appending(path: "chromium/\(picture.rawValue).png")
            guard let file = try? Data(contentsOf: browser) else { continue }
            let distance = try meanDistance(StraightBitmap(bitmap), decodeImage([UInt8](file)))
            print("\(column(picture.rawValue)) mean absolute difference to Chromium \(column(distance))")
        }
    }

    /// The mean distance of the red, green and blue of two pictures, of 255.
    private func meanDistance(_ left: StraightBitmap, _ right: StraightBitmap) throws -> Double {
        guard left.size == right.size else { throw DifferentSizes() }
        var sum = 0
        for index in left.bytes.indices where index % 4 != 3 {
            sum += abs(Int(left.bytes[index]) - Int(right.bytes[index]))
        }
        return Double(sum) / Double(left.size.area * 3)
    }

    struct DifferentSizes: Error {}
}
