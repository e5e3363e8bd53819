import Foundation

/// What a surface is made of.
struct Material {
    var color: (Vector) -> Vector
    /// How much it mirrors when seen head-on, and how sharply: 0 for plaster, 1 for a mirror.
    var gloss: Float = 0
    var sharpness: Float = 0.3
    /// Metals tint what they mirror and have no colour otherwise.
    var isMetal = false
    /// Light that comes back from the edge of fabrics.
    var sheen: Float = 0
    /// Light of its own.
    var glow: (Vector) -> Vector = { _ in .zero }

    static func matte(_ hex: UInt32) -> Material {
        Material(color: plain(hex), gloss: 0.012, sharpness: 0.15)
    }
    static func glazed(_ hex: UInt32) -> Material { Material(color: plain(hex), gloss: 0.05, sharpness: 0.8) }
    static func fabric(_ hex: UInt32) -> Material { Material(color: plain(hex), sheen: 0.28) }
    static func metal(_ hex: UInt32) -> Material {
        Material(color: plain(hex), gloss: 0.8, sharpness: 1, isMetal: true)
    }

    /// Long grain along the x axis.
    static func wood(_ hex: UInt32) -> Material {
        let base = rgb(hex)
        return Material(
            color: { p in
                let bend = 0.06 * sin(p.x * 1.7 + p.z * 0.9) + 0.03 * sin(p.x * 4.3 + 1)
                let ring = sin((p.z + p.y * 0.6 + bend) * 58 + 2.5 * sin(p.z * 5 + p.x * 0.6))
                return base * (0.93 + 0.07 * ring)
            }, gloss: 0.025, sharpness: 0.3)
    }

    /// Stoneware with dark specks.
    static func speckled(_ hex: UInt32, specks: UInt32) -> Material {
        let (base, dark) = (rgb(hex), rgb(specks))
        return Material(
            color: { p in
                let cell = (p * 11).rounded(.down)
                let place = cell + 0.22 + 0.56 * Vector(hash(cell, 1), hash(cell, 2), hash(cell, 3))
                let size = 0.03 + 0.19 * hash(cell, 4)
                return mix(dark, base, smoothStep(size * 0.6, size, length(p * 11 - place)))
            }, gloss: 0.03, sharpness: 0.5)
    }

    /// A number 0…1 that looks random and is the same for the same cell.
    private static func hash(_ cell: Vector, _ salt: UInt32) -> Float {
        var bits =
            UInt32(bitPattern: Int32(cell.x)) &* 0x9E37_79B1 ^ UInt32(bitPattern: Int32(cell.y))
            &* 0x85EB_CA77
        bits ^= UInt32(bitPattern: Int32(cell.z)) &* 0xC2B2_AE3D ^ salt &* 0x27D4_EB2F
        bits = (bits ^ bits >> 15) &* 0x2C1B_3C6D
        bits = (bits ^ bits >> 12) &* 0x297A_2D39
        return Float((bits ^ bits >> 15) >> 8) / Float(1 << 24)
    }

    private static func plain(_ hex: UInt32) -> (Vector) -> Vector {
        let color = rgb(hex)
        return { _ in color }
    }
}

/// A small warm source of light within the picture, such as a flame.
struct Lamp {
    var position: Vector
    var color: Vector
    /// The radius of the halo around it; 0 for none.
    var halo: Float = 0
}

/// A table with things on it, and how it is photographed.
struct Scene {
    struct Item {
        var solid: Solid
        var material: Material
    }

    /// The camera looks at this height above the middle of the table.
    var aim: Float = 0.95
    /// The height of what the picture shows, at the middle.
    var view: Float = 3
    /// How far the camera looks down, in degrees.
    var tilt: Float = 12
    var turn: Float = 0
    var floor: UInt32 = 0xE9DFD3
    var wall: UInt32 = 0xE9DFD3
    /// How far the wall is behind the middle.
    var depth: Float = 2.4
    /// Where the key light comes from.
    var light = Vector(-0.62, 0.75, 0.5)
    var lightSize: Float = 0.13
    var keyStrength: Float = 2.1
    /// Whether the key light falls through a window with bars.
    var hasWindow = false
    var lamps: [Lamp] = []
    var items: [Item] = []

    mutating func add(_ solid: Solid, _ material: Material) {
        items.append(Item(solid: solid, material: material))
    }
}
