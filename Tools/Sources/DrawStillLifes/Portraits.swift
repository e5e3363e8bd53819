import Foundation
import VitrinePixels

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
        return StraightBitmap(size: DrawStillLifes.square(240)) { x, y in
            var brush = Brush(x: x, y: y, color: Brush.srgb(look.background))
            paintHairBehind(look, &brush)
            paintBody(look, &brush)
            paintHead(look, &brush)
            paintHairInFront(look, &brush)
            paintFace(&brush)
            return brush.color
        }
    }

    /// Paints shapes over each other at one place of the picture; shapes are distances, negative inside.
    private struct Brush {
        let x: Float
        let y: Float
        var color: SIMD3<Float>

        mutating func paint(_ hex: UInt32, _ distance: Float) {
            if distance < 0 { color = Self.srgb(hex) }
        }

        mutating func shade(_ amount: Float, _ distance: Float) {
            if distance < 0 { color *= 1 - amount }
        }

        func disc(_ centerX: Float, _ centerY: Float, _ radiusX: Float, _ radiusY: Float) -> Float {
            hypot((x - centerX) / radiusX, (y - centerY) / radiusY) - 1
        }

        /// The same disc on the left and on the right.
        func discs(_ centerX: Float, _ centerY: Float, _ radiusX: Float, _ radiusY: Float) -> Float {
            hypot((abs(x) - centerX) / radiusX, (y - centerY) / radiusY) - 1
        }

        static func srgb(_ hex: UInt32) -> SIMD3<Float> {
            SIMD3(Float(hex >> 16 & 255), Float(hex >> 8 & 255), Float(hex & 255)) / 255
        }
    }

    private static func paintHairBehind(_ look: Look, _ brush: inout Brush) {
        switch look.style {
        case .bun:
            brush.paint(look.hair, brush.disc(0.03, -0.345, 0.088, 0.08))
            brush.paint(look.hair, brush.disc(0, -0.12, 0.185, 0.2))
        case .long:
            brush.paint(look.hair, brush.disc(0, -0.11, 0.2, 0.205))
            brush.paint(look.hair, max(brush.disc(0, 0.05, 0.225, 0.3), -brush.y - 0.12))
        case .curls:
            for index in 0..<9 {
                let angle = Float(index) / 8 * .pi * 1.24 - .pi * 1.12
                brush.paint(
                    look.hair, brush.disc(0.165 * cos(angle), -0.13 + 0.17 * sin(angle), 0.078, 0.078))
            }
        case .short: break
        }
    }

    private static func paintBody(_ look: Look, _ brush: inout Brush) {
        let neck = max(abs(brush.x) - 0.062, max(-brush.y - 0.02, brush.y - 0.22))
        brush.paint(look.skin, min(neck, brush.disc(0, 0.185, 0.105, 0.062)))
        brush.shade(0.14, max(neck, brush.disc(0, -0.045, 0.15, 0.18)))
        let shoulders = max(brush.disc(0, 0.56, 0.4, 0.385), -brush.disc(0, 0.165, 0.1, 0.075))
        brush.paint(look.clothes, shoulders)
        brush.shade(0.1, max(shoulders, 0.03 - brush.disc(0.12, 0.62, 0.36, 0.36)))
    }

    private static func paintHead(_ look: Look, _ brush: inout Brush) {
        brush.paint(look.skin, brush.discs(0.148, -0.07, 0.028, 0.038))
        let head = brush.disc(0, -0.085, 0.148, 0.178)
        brush.paint(look.skin, head)
        brush.shade(0.05, max(head, -brush.disc(-0.06, -0.1, 0.17, 0.2)))
    }

    private static func paintHairInFront(_ look: Look, _ brush: inout Brush) {
        let (shape, face) =
            switch look.style {
            case .bun: (brush.disc(0, -0.12, 0.182, 0.2), brush.disc(0, 0.03, 0.19, 0.215))
            case .long: (brush.disc(0, -0.11, 0.198, 0.205), brush.disc(0.055, 0.05, 0.2, 0.235))
            case .short:
                (max(brush.disc(0, -0.13, 0.172, 0.175), brush.y + 0.06), brush.disc(0.05, 0.02, 0.21, 0.185))
            case .curls: (brush.disc(0, -0.16, 0.17, 0.15), brush.disc(0, 0.02, 0.165, 0.19))
            }
        brush.paint(look.hair, max(shape, -face))
    }

    private static func paintFace(_ brush: inout Brush) {
        let smile = max(abs(hypot(brush.x, brush.y + 0.055) - 0.058) - 0.0062, -(brush.y + 0.016))
        brush.shade(0.38, max(smile, abs(brush.x) - 0.043))
        brush.paint(0x2B211E, brush.discs(0.056, -0.085, 0.0125, 0.016))
    }
}
