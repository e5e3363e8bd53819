import Foundation

/// Things for rooms.
enum Home {
    static var scenes: [(name: String, scene: Scene)] {
        [
            ("pillar-candles", candles), ("wool-yarn", wool), ("serving-board", board), ("table-lamp", lamp),
            ("framed-print", print), ("linen-cushion", cushion), ("rope-basket", basket),
        ]
    }

    static var candles: Scene {
        var scene = Scene(
            aim: 0.95, view: 3, tilt: 12, floor: 0xB59A82, wall: 0xC4AA92, lightSize: 0.2, keyStrength: 1.15)
        let candles: [(x: Float, z: Float, height: Float, radius: Float)] = [
            (-0.55, 0, 1.25, 0.34), (0.22, -0.25, 1.65, 0.32), (0.5, 0.42, 0.75, 0.36),
        ]
        for candle in candles {
            let hollow = Solid.ellipsoid(candle.radius * 0.8, 0.1, candle.radius * 0.8).moved(
                0, candle.height)
            let body = Solid.cylinder(candle.radius, candle.height, corner: 0.06).cut(hollow, fillet: 0.05)
            let top = candle.height
            let wax = Material(
                color: Material.matte(0xF1E4CE).color, gloss: 0.03,
                glow: { rgb(0xFFB066) * (0.55 * smoothStep(top - 0.75, top + 0.05, $0.y)) })
            scene.add(body.moved(candle.x, 0, candle.z), wax)
            scene.add(
                Solid.rod(from: Vector(0, top - 0.1, 0), to: Vector(0.01, top + 0.03, 0), 0.012, 0.01)
                    .moved(candle.x, 0, candle.z), .matte(0x3A2A20))
            let flame = Solid.turned(height: 0.3, radii: [0.01, 0.058, 0.05, 0.024, 0.0])
            scene.add(
                flame.moved(candle.x, top, candle.z),
                Material(
                    color: { _ in .zero },
                    glow: { mix(rgb(0xFFA845), rgb(0xFFF3D0), smoothStep(top + 0.22, top + 0.05, $0.y)) * 5 })
            )
            scene.lamps.append(
                Lamp(
                    position: Vector(candle.x, top + 0.13, candle.z), color: Vector(0.42, 0.24, 0.09),
                    halo: 0.5))
        }
        scene.add(.cylinder(1.2, 0.05, corner: 0.02), .wood(0x7A5436))
        return scene
    }

    static var wool: Scene {
        var scene = Scene(aim: 0.68, view: 2.6, tilt: 18, floor: 0xE3D9CC, wall: 0xE9E1D6)
        let balls: [(place: Vector, radius: Float, color: UInt32)] = [
            (Vector(-0.56, 0.52, 0), 0.52, 0xB5735A), (Vector(0.52, 0.46, 0.12), 0.46, 0xE7DCCB),
            (Vector(-0.02, 1.12, -0.08), 0.44, 0x7C8A72), (Vector(0.02, 0.3, 0.78), 0.3, 0xD9A95B),
        ]
        for ball in balls {
            let solid = Solid.sphere(ball.radius * 0.94).embossed(0.05 * ball.radius / 0.5, wound)
            scene.add(
                solid.rotated(ball.place.x * 140 + 20, about: Vector(0.3, 1, 0.2))
                    .moved(ball.place.x, ball.place.y, ball.place.z), .fabric(ball.color))
        }
        return scene
    }

    /// Threads that are wound in bands about four axes, later bands above earlier ones.
    private static func wound(_ point: Vector) -> Float {
        let axes = [
            Vector(0.9, 0.3, 0.3), Vector(-0.3, 0.9, 0.35), Vector(0.45, 0.5, -0.75),
            Vector(-0.55, 0.4, 0.72),
        ]
        let direction = normalized(point)
        var height: Float = 0
        for (index, axis) in axes.enumerated() {
            let latitude = asin(clamp(dot(direction, normalized(axis)), -1, 1))
            let band = 1 - smoothStep(0.36, 0.44, abs(latitude + 0.1))
            let thread = 0.35 + 0.4 * abs(cos(latitude * 19)).squareRoot()
            height = max(height, (thread + 0.07 * Float(index)) * (index == 0 ? 1 : band))
        }
        return height
    }

    static var board: Scene {
        var scene = Scene(
            aim: 0.05, view: 3.2, tilt: 58, turn: 16, floor: 0xE3D6C6, wall: 0xE3D6C6, depth: 4,
            hasWindow: true)
        let handle = Solid.box(0.8, 0.13, 0.34, corner: 0.06).moved(1.05, 0.07)
        let hole = Solid.cylinder(0.075, 1, corner: 0.01).moved(1.28, -0.4)
        let body = Solid.box(1.95, 0.13, 1.5, corner: 0.06).moved(-0.15, 0.07)
        scene.add(body.joined(handle, fillet: 0.12).cut(hole).moved(-0.15, 0), .wood(0xC0905F))
        let spoon = Solid.ellipsoid(0.3, 0.1, 0.21).moved(-0.75, 0.1)
            .cut(Solid.ellipsoid(0.24, 0.08, 0.16).moved(-0.75, 0.21), fillet: 0.03)
            .joined(.rod(from: Vector(-0.5, 0.1, 0), to: Vector(0.95, 0.08, 0), 0.045, 0.06), fillet: 0.08)
        scene.add(spoon.rotated(24, about: Vector(0, 1, 0)).moved(-0.1, 0.12, 0.2), .wood(0x8A5A37))
        let bowl = Solid.vessel(height: 0.26, radii: [0.16, 0.27, 0.32, 0.34], wall: 0.035)
        scene.add(bowl.moved(-0.72, 0.13, -0.3), .glazed(0xF0EADF))
        scene.add(Solid.ellipsoid(0.27, 0.07, 0.27).moved(-0.72, 0.28, -0.3), .matte(0xB8674A))
        for (x, z) in [(0.28, -0.46), (0.46, -0.36), (0.36, -0.24)] as [(Float, Float)] {
            scene.add(Solid.ellipsoid(0.085, 0.075, 0.08).moved(x, 0.2, z), .glazed(0x9A5B34))
        }
        return scene
    }

    static var lamp: Scene {
        var scene = Scene(
            aim: 1.25, view: 3.4, tilt: 6, floor: 0xA9826A, wall: 0xC9B5A1, depth: 1.7, lightSize: 0.2,
            keyStrength: 1.2)
        scene.add(Solid.turned(height: 1.15, radii: [0.3, 0.5, 0.56, 0.46, 0.24, 0.09]), .glazed(0xE9DFD0))
        scene.add(Solid.cylinder(0.035, 0.5, corner: 0.01).moved(0, 1.05), .metal(0xC9A468))
        let shade = Solid.turned(height: 0.95, radii: [0.88, 0.76, 0.64, 0.52])
            .cut(
                Solid.turned(height: 1.1, radii: [0.87, 0.75, 0.63, 0.51].map { $0 - 0.015 }).moved(0, -0.08),
                fillet: 0.01)
        scene.add(
            shade.moved(0, 1.4),
            Material(
                color: Material.fabric(0xF3E4CC).color,
                glow: { rgb(0xFFC98A) * (0.85 * exp(-pow(($0.y - 1.75) * 1.5, 2)) + 0.16) }))
        scene.lamps = [
            Lamp(position: Vector(0, 1.2, 0.35), color: Vector(0.5, 0.3, 0.13)),
            Lamp(position: Vector(0, 2.7, -0.8), color: Vector(0.85, 0.52, 0.24)),
        ]
        scene.add(Solid.box(0.95, 0.12, 0.7, corner: 0.02).moved(0.95, 0.06, 0.25), .matte(0x54614F))
        scene.add(
            Solid.box(0.85, 0.1, 0.62, corner: 0.02).rotated(9, about: Vector(0, 1, 0)).moved(
                0.95, 0.17, 0.25),
            .matte(0xE7DDCF))
        return scene
    }

    static var print: Scene {
        var scene = Scene(
            aim: 1.5, view: 3.5, tilt: 3, floor: 0xB98F6C, wall: 0xE5DCD0, depth: 1.3,
            light: Vector(-0.7, 0.6, 0.75), hasWindow: true)
        let back: Float = -0.35
        let lean = { (solid: Solid) in
            solid.rotated(-5, about: Vector(1, 0, 0)).moved(-0.2, 1.27, back)
        }
        let opening = Solid.box(1.6, 2.25, 0.3, corner: 0.005).moved(0, 0, 0.1)
        scene.add(
            lean(Solid.box(1.78, 2.43, 0.12, corner: 0.012).cut(opening, fillet: 0.005)), .wood(0xA8774C))
        scene.add(
            lean(Solid.box(1.66, 2.3, 0.02, corner: 0.004).moved(0, 0, -0.035)),
            Material(color: { poster(x: $0.x + 0.2, y: $0.y - 1.27) }, gloss: 0.02, sharpness: 0.4))
        let vase = Solid.vessel(height: 0.75, radii: [0.2, 0.34, 0.36, 0.22, 0.12, 0.15])
        scene.add(vase.moved(0.98, 0, 0.35), .glazed(0x7E8B78))
        return scene
    }

    /// A sun over hills, on paper with a margin.
    private static func poster(x: Float, y: Float) -> Vector {
        func edge(_ distance: Float) -> Float { smoothStep(0.004, -0.004, distance) }
        var color = rgb(0xF2EADD)
        color = mix(color, rgb(0xE8C7A8), edge(max(abs(x) - 0.6, abs(y) - 0.92)))
        let inside = max(abs(x) - 0.6, abs(y) - 0.92)
        color = mix(color, rgb(0xC8553A), edge(max(hypot(x - 0.12, y - 0.3) - 0.33, inside)))
        color = mix(color, rgb(0xD9A25F), edge(max(y - 0.02 - 0.16 * sin(x * 3.1 + 0.6), inside)))
        color = mix(color, rgb(0x7F8F7B), edge(max(y + 0.3 - 0.2 * sin(x * 2.6 + 2.2), inside)))
        return mix(color, rgb(0x35505A), edge(max(y + 0.55 - 0.14 * sin(x * 3.4 - 0.4), inside)))
    }

    static var cushion: Scene {
        var scene = Scene(aim: 0.92, view: 2.9, tilt: 10, turn: -12, floor: 0xDDD0BF, wall: 0xE6DCCE)
        func pillow(_ size: Float, _ color: UInt32, ridges: Float) -> (Solid, Material) {
            let solid = Solid(radius: size * 1.5) { p in
                let (x, y) = (p.x / size, p.y / size)
                let fill = max((1 - pow(abs(x), 2.6)) * (1 - pow(abs(y), 2.6)), 0)
                let ridge = ridges * 0.012 * abs(sin(p.x * 16))
                let bulge = 0.46 * size * pow(fill, 0.72) + ridge * min(fill * 4, 1) + 0.015
                let pinch = 1 - 0.1 * (1 - y * y)
                let pinchY = 1 - 0.1 * (1 - x * x)
                let rim = max(abs(p.x) - size * pinch, abs(p.y) - size * pinchY)
                return smoothMax((abs(p.z) - bulge) * 0.55, rim, 0.05)
            }
            return (solid, .fabric(color))
        }
        let (back, backFabric) = pillow(0.92, 0xE8DDCC, ridges: 0)
        scene.add(back.rotated(-14, about: Vector(1, 0, 0)).moved(-0.28, 0.86, -0.35), backFabric)
        let (front, frontFabric) = pillow(0.7, 0xB0735A, ridges: 1)
        scene.add(
            front.rotated(-20, about: Vector(1, 0, 0)).rotated(-8, about: Vector(0, 1, 0)).moved(
                0.42, 0.62, 0.42),
            frontFabric)
        return scene
    }

    static var basket: Scene {
        var scene = Scene(aim: 0.78, view: 2.8, tilt: 16, floor: 0xD5C7B6, wall: 0xE3D8CA)
        let coils = Solid.vessel(height: 1.15, radii: [0.66, 0.8, 0.86, 0.84, 0.76], wall: 0.1)
            .embossed(0.04) { p in
                abs(sin(p.y * 26)).squareRoot() * (0.8 + 0.2 * sin(atan2(p.z, p.x) * 46 + p.y * 9))
            }
        let stripe = Material(
            color: { mix(rgb(0xD9BE94), rgb(0xF0E8DA), smoothStep(0.42, 0.44, $0.y)) }, sheen: 0.15)
        scene.add(coils, stripe)
        for side: Float in [-1, 1] {
            scene.add(
                Solid.ring(0.19, thickness: 0.042).rotated(90, about: Vector(0, 0, 1)).moved(
                    side * 0.84, 1.1),
                .matte(0x8B5E3C))
        }
        let throwBlanket = Solid.ellipsoid(0.62, 0.34, 0.6)
            .embossed(0.05) { 0.5 + 0.5 * sin($0.x * 9 + 2.4 * sin($0.z * 3)) }
        scene.add(throwBlanket.moved(0, 1.06), .fabric(0xC9CDBE))
        return scene
    }
}
