/// Tells pixels that anti-aliasing made from others, as pixelmatch 7.2.0 does, after Vyšniauskas,
/// "Anti-aliased Pixel and Intensity Slope Detector" (2009).
///
/// Such a pixel has a darker and a brighter neighbour, hardly any like itself, and the darkest or the
/// brightest lies in a flat area of both pictures.
struct AntiAliasing {
    let pair: PixelPair
    let delta: ColorDelta

    /// Whether anti-aliasing made the pixel of one of the pictures.
    func made(x: Int, y: Int) -> Bool {
        made(pair.reference, x: x, y: y) || made(pair.actual, x: x, y: y)
    }

    private func made(_ image: UnsafePointer<UInt32>, x: Int, y: Int) -> Bool {
        // Three neighbours of the same colour are as bright as the pixel: one too many.
        if pair.hasManySiblings(image, x: x, y: y) { return false }
        guard let (darkest, brightest) = extremes(of: image, x: x, y: y) else { return false }
        return isInFlatArea(darkest) || isInFlatArea(brightest)
    }

    /// Where the neighbours that differ most in brightness are, if some are darker, some are brighter and
    /// at most two are as bright as the pixel.
    private func extremes(
        of image: UnsafePointer<UInt32>, x: Int, y: Int
    ) -> (least: (x: Int, y: Int), greatest: (x: Int, y: Int))? {
        let columns = max(x - 1, 0)...min(x + 1, pair.width - 1)
        let rows = max(y - 1, 0)...min(y + 1, pair.height - 1)
        let index = y * pair.width + x
        let center = image[index]
        var alike = columns.count < 3 || rows.count < 3 ? 1 : 0
        var least = (delta: 0.0, x: 0, y: 0)
        var greatest = (delta: 0.0, x: 0, y: 0)
        for column in columns {
            for row in rows where row != y || column != x {
                let neighbour = image[row &* pair.width &+ column]
                let change =
                    neighbour == center ? 0 : delta.brightness(center, over: neighbour, at: index)
                if change == 0 {
                    alike += 1
                    if alike > 2 { return nil }
                } else if change < least.delta {
                    least = (change, column, row)
                } else if change > greatest.delta {
                    greatest = (change, column, row)
                }
            }
        }
        if least.delta == 0 || greatest.delta == 0 { return nil }
        return ((least.x, least.y), (greatest.x, greatest.y))
    }

    private func isInFlatArea(_ place: (x: Int, y: Int)) -> Bool {
        pair.hasManySiblings(pair.reference, x: place.x, y: place.y)
            && pair.hasManySiblings(pair.actual, x: place.x, y: place.y)
    }
}
