import Foundation
import Testing
import VitrineDrawing
import VitrineGeometry
import VitrinePixels
import VitrineRasterization

struct GaussianBlurTests {
    /// Bars of different lengths, so that hardly two rows are alike, above a block whose rows all are.
    private let items: [DisplayItem] = {
        var items = (0..<12).map { row in
            let length = 10 + Double((row * 7) % 11)
            return Scene.fill(Scene.rectangle(20, 20 + Double(row), length, 1), .black)
        }
        items.append(Scene.fill(Scene.rectangle(20, 32, 30, 40), .black))
        return items
    }()

    private func blurred(_ deviation: Double, transform: Transform = .identity) throws -> Bitmap {
        let group = Group(items: items, blurDeviation: deviation)
        return try Scene.draw(
            [Scene.group(Group(items: [Scene.group(group)], transform: transform))], width: 90, height: 90)
    }

    @Test(arguments: [0.8, 1.5, 3, 6])
    func `Rows that are copied are those that would be computed`(deviation: Double) throws {
        // Mirrored along the diagonal, columns take the place of rows and little can be copied.
        let mirror = Transform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        let upright = try blurred(deviation)
        let mirrored = try blurred(deviation, transform: mirror)
        var largest = 0
        for y in 0..<90 {
            for x in 0..<90 {
                largest = max(largest, abs(Int(upright[x, y] >> 24) - Int(mirrored[y, x] >> 24)))
            }
        }
        // Each of the six steps rounds, in another order.
        #expect(largest <= 2)
    }

    @Test(arguments: [1.0, 2, 3.9, 4, 8])
    func `An edge falls off as the normal distribution`(deviation: Double) throws {
        let half = Scene.fill(Scene.rectangle(-100, 45, 400, 200), .black)
        let picture = try Scene.draw(
            [Scene.group(Group(items: [half], blurDeviation: deviation))], width: 20, height: 90)
        for y in 0..<90 {
            let share = Double(picture[10, y] >> 24) / 255
            let expected = (1 + erf((Double(y) + 0.5 - 45) / (deviation * 2.0.squareRoot()))) / 2
            #expect(abs(share - expected) < 0.015)
        }
    }
}
