import VitrineDrawing
import VitrinePixels

/// The one colour that a picture begins with: its background, or the last of the fills at its beginning that
/// hide everything below them.
struct Backdrop {
    var pixel: UInt32
    /// How many items at the beginning it stands for.
    var itemCount = 0

    init(of list: DisplayList, background: SRGBColor?, frame: PixelRect) {
        pixel = background?.premultipliedWord ?? 0
        for item in list.items {
            guard case .fill(let path, .color(let color), _) = item.content, color.alpha >= 1,
                let area = path.pixelRect(under: .scale(list.scale)), area.intersection(frame) == frame
            else { return }
            pixel = color.opaqueCairoWord
            itemCount += 1
        }
    }
}

extension SRGBColor {
    /// The pixel that Cairo makes of the colour, which rounds to sixteen bits and takes the upper eight.
    fileprivate var opaqueCairoWord: UInt32 {
        func byte(_ component: Double) -> UInt32 {
            UInt32(min(max(component, 0), 1) * 65535 + 0.5) >> 8
        }
        return 0xFF00_0000 | byte(red) << 16 | byte(green) << 8 | byte(blue)
    }
}
