import VitrineDrawing
import VitrineGeometry
import VitrinePixels

/// Pictures scaled to the pixels on which they are shown, kept within a bound.
struct PictureCache: ~Copyable {
    struct Key: Hashable {
        var image: ImageID
        var scaling: PictureScaling
    }

    final class Picture {
        let surface: CairoSurface

        init(_ surface: consuming CairoSurface) {
            self.surface = surface
        }
    }

    private var pictures = BoundedCache<Key, Picture>(cost: 16 << 20)

    mutating func picture(for key: Key, images: ImageSource) throws -> Picture {
        if let picture = pictures.value(for: key) { return picture }
        let picture = Picture(try key.scaling.scaled(try images(key.image)))
        pictures.insert(picture, for: key, cost: key.scaling.visible.width * key.scaling.visible.height * 4)
        return picture
    }
}
