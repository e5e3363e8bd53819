import Testing
import VitrineGeometry

struct PixelSizeTests {
    @Test(arguments: zip([1.0, 2.0, 1.5, 3.0], [11, 21, 16, 31]))
    func `A picture covers its layout`(scale: Double, expectedWidth: Int) {
        let size = PixelSize(covering: Size(width: 10.2, height: 10), scale: scale)
        #expect(size.width == expectedWidth)
    }

    @Test
    func `Inexact arithmetic does not add a pixel`() {
        #expect(PixelSize(covering: Size(width: 0.1 + 0.2, height: 1), scale: 10).width == 3)
    }

    @Test
    func `A picture has at least one pixel`() {
        #expect(PixelSize(covering: .zero, scale: 2) == PixelSize(width: 1, height: 1))
        #expect(PixelSize(width: 0, height: 4) == nil)
    }
}
