import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@testable import CoreImage

struct CoreImageTests {
    @Test func `A code has its marks in three corners, dark outside`() throws {
        let code = try #require(QRCode(bytes: Array("HELLO world".utf8), correction: .medium))
        let mark = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"]
        for (left, top) in [(0, 0), (code.size - 7, 0), (0, code.size - 7)] {
            let rows = (top..<top + 7).map { y in
                String((left..<left + 7).map { x in code.isDark(x: x, y: y) ? "#" : "." })
            }
            #expect(rows == mark, "\(left), \(top)")
        }
    }

    @Test func `A code that may be damaged more is larger`() throws {
        let sizes = try ["L", "M", "Q", "H"].map { level in
            let correction = try #require(QRErrorCorrection(rawValue: level))
            return try #require(QRCode(bytes: Array(repeating: 65, count: 17), correction: correction)).size
        }
        #expect(sizes == [21, 25, 25, 29])
    }

    @Test func `Of no bytes there is no code`() {
        #expect(QRCode(bytes: [], correction: .medium) == nil)
    }

    @Test(arguments: [(14, 21), (15, 25), (84, 37), (213, 57), (2331, 177)])
    func `A code is as large as its bytes need`(bytes: Int, size: Int) throws {
        let code = try #require(QRCode(bytes: Array(repeating: 65, count: bytes), correction: .medium))
        #expect(code.size == size)
    }

    @Test func `A code that is too long is none`() {
        #expect(QRCode(bytes: Array(repeating: 65, count: 2332), correction: .medium) == nil)
    }

    @Test func `A generator's picture has a margin of one module`() throws {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data("HELLO world".utf8)
        let image = try #require(filter.outputImage)
        #expect(image.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
        let large = image.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
        let picture = try #require(CIContext().createCGImage(large, from: large.extent))
        #expect((picture.width, picture.height) == (230, 230))
        #expect(UIImage(ciImage: large).size == CGSize(width: 230, height: 230))
    }

    @Test func `Filters of pixels leave their picture as it is`() {
        let image = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 2))
        let filters: [CIImageFilter] = [
            .pointillize(), .dotScreen(), .twirlDistortion(), .unsharpMask(), .zoomBlur(), .colorPosterize(),
        ]
        for filter in filters {
            filter.inputImage = image
            #expect(filter.outputImage?.extent == image.extent, "\(filter.name)")
        }
    }

    @Test func `Paths intersect where they cover an area together`() {
        let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        func isMet(at x: CGFloat) -> Bool {
            square.intersects(CGPath(ellipseIn: CGRect(x: x, y: 0, width: 10, height: 10), transform: nil))
        }
        #expect(isMet(at: 9) && !isMet(at: 10) && !isMet(at: 20))
    }

    @Test func `A code takes false colours`() throws {
        let generator = try #require(CIFilter(name: "CIQRCodeGenerator"))
        generator.setValue(Data("A".utf8), forKey: "inputMessage")
        generator.setValue("H", forKey: "inputCorrectionLevel")
        let image = try #require(generator.outputImage)
            .applyingFilter(
                "CIFalseColor", parameters: ["inputColor0": CIColor.blue, "inputColor1": CIColor.clear])
        guard case .code(_, let dark, let light) = image.content else {
            Issue.record("no code")
            return
        }
        #expect((dark, light) == (.blue, .clear))
    }

    @Test @MainActor func `An observer is told the value as it is and no change`() {
        let layer = CALayer()
        layer.cornerRadius = 4
        var told: [CGFloat?] = []
        let observation = layer.observe(\.cornerRadius, options: [.initial, .new]) {
            told.append($1.newValue)
        }
        layer.cornerRadius = 8
        observation.invalidate()
        #expect(told == [4])
    }
}
