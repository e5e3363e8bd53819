import Foundation
import Pixels

/// Illustrated figures for list rows: a few flat shapes each.
enum Portraits {
    private struct Look {
        var name: String
        var background: UInt32
        var skin: UInt32
        var hair: UInt32
        var clothes: UInt32
        var style: Hair
    }

    private enum Hair { case bun, short, long, curls }

    private static let looks = [
        Look(
            name: "avatar-amira", background: 0xF1D9C6, skin: 0xC98F6B, hair: 0x3B2A25, clothes: 0x2F5D5A,
            style: .bun),
        Look(
            name: "avatar-jonas", background: 0xCFDCD8, skin: 0xF0C9A8, hair: 0xA8693C, clothes: 0xC8643F,
            style: .short),
        Look(
            name: "avatar-mei", background: 0xE6DDEB, skin: 0xF3D3B5, hair: 0x26222B, clothes: 0xE0A23E,
            style: .long),
        Look(
            name: "avatar-kofi", background: 0xF3E3B8, skin: 0x7A4B32, hair: 0x211A18, clothes: 0x5B6FA8,
            style: .curls),
    ]

    static let names = looks.map(\.name)

    static func picture(_ name: String) -> StraightBitmap {
        let look = looks.first { $0.name == name } ?? looks[0]
        return StraightBitmap(size: DrawStillLifes.square(240)) { x, y in color(of: look, x, y) }
    }

    private static func color(of look: Look, _ x: Float, _ y: Float) -> SIMD3<Float> {
        var color = srgb(look.background)
        func paint(_ hex: UInt32, _ distance: Float) {
            if distance < 0 { color = srgb(hex) }
        }
        func shade(_ amount: Float, _ distance: Float) {
            if distance < 0 { color *= 1 - amount }
        }
        func disc(_ cx: Float, _ cy: Float, _ rx: Float, _ ry: Float) -> Float {
            hypot((x - cx) / rx, (y - cy) / ry) - 1
        }
        let head = disc(0, -0.085, 0.148, 0.178)
        switch look.style {
        case .bun:
            paint(look.hair, disc(0.03, -0.345, 0.088, 0.08))
            paint(look.hair, disc(0, -0.12, 0.185, 0.2))
        case .long:
            paint(look.hair, min(disc(0, -0.11, 0.2, 0.205), max(disc(0, 0.05, 0.225, 0.3), -y - 0.12)))
        case .curls:
            for index in 0..<9 {
                let angle = Float(index) / 8 * .pi * 1.24 - .pi * 1.12
                paint(look.hair, disc(0.165 * cos(angle), -0.13 + 0.17 * sin(angle), 0.078, 0.078))
            }
        case .short: break
        }
        let neck = max(abs(x) - 0.062, max(-y - 0.02, y - 0.22))
        paint(look.skin, min(neck, disc(0, 0.185, 0.105, 0.062)))
        shade(0.14, max(neck, disc(0, -0.045, 0.15, 0.18)))
        let shoulders = max(disc(0, 0.56, 0.4, 0.385), -disc(0, 0.165, 0.1, 0.075))
        paint(look.clothes, shoulders)
        shade(0.1, max(shoulders, 0.03 - disc(0.12, 0.62, 0.36, 0.36)))
        paint(look.skin, min(disc(-0.148, -0.07, 0.028, 0.038), disc(0.148, -0.07, 0.028, 0.038)))
        paint(look.skin, head)
        shade(0.05, max(head, -disc(-0.06, -0.1, 0.17, 0.2)))
        paintHair(look, x, y, head, disc, paint)
        let smile = max(abs(hypot(x, y + 0.055) - 0.058) - 0.0062, -(y + 0.016))
        if max(smile, abs(x) - 0.043) < 0 { color *= 0.62 }
        if min(disc(-0.056, -0.085, 0.0125, 0.016), disc(0.056, -0.085, 0.0125, 0.016)) < 0 {
            color = srgb(0x2B211E)
        }
        return color
    }

    /// The hair in front of the face.
    private static func paintHair(
        _ look: Look, _ x: Float, _ y: Float, _ head: Float,
        _ disc: (Float, Float, Float, Float) -> Float, _ paint: (UInt32, Float) -> Void
    ) {
        switch look.style {
        case .bun:
            paint(look.hair, max(disc(0, -0.12, 0.182, 0.2), -disc(0.0, 0.03, 0.19, 0.215)))
        case .long:
            paint(look.hair, max(disc(0, -0.11, 0.198, 0.205), -disc(0.055, 0.05, 0.2, 0.235)))
        case .short:
            paint(look.hair, max(disc(0, -0.13, 0.172, 0.175), -disc(0.05, 0.02, 0.21, 0.185), y + 0.06))
        case .curls:
            paint(look.hair, max(disc(0, -0.16, 0.17, 0.15), -disc(0, 0.02, 0.165, 0.19)))
        }
    }

    private static func srgb(_ hex: UInt32) -> SIMD3<Float> {
        SIMD3(Float(hex >> 16 & 255), Float(hex >> 8 & 255), Float(hex & 255)) / 255
    }
}
