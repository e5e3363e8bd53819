import Foundation

/// Jewellery and things for the bath.
enum Accessories {
    static var scenes: [(name: String, scene: Scene)] {
        [
            ("gold-hoops", hoops), ("signet-rings", rings), ("soap-bars", soap), ("wooden-toys", toys),
        ]
    }

    static var hoops: Scene {
        var scene = Scene(aim: 0.72, view: 2.3, tilt: 11, floor: 0xE4CFC0, wall: 0xEAD9CC, hasWindow: true)
        let arch = Solid(radius: 1.1) { p in
            let outline = (p.y > 0 ? hypot(p.x, p.y) : abs(p.x)) - 0.62
            return smoothMax(outline, abs(p.z) - 0.2, 0.03)
        }
        scene.add(arch.moved(-0.2, 0.8, -0.28), .matte(0xD8B9A2))
        scene.add(Solid.box(1.5, 0.24, 0.9, corner: 0.03).moved(0.15, 0.12, 0.25), .matte(0xF1E9DF))
        let hoop = Solid.ring(0.27, thickness: 0.042).rotated(90, about: Vector(1, 0, 0))
        scene.add(
            hoop.rotated(-16, about: Vector(1, 0, 0)).rotated(-14, about: Vector(0, 1, 0)).moved(
                -0.14, 0.54, 0.1),
            .metal(0xECBB6E))
        scene.add(
            Solid.ring(0.27, thickness: 0.042).rotated(7, about: Vector(0, 0, 1)).moved(0.46, 0.3, 0.38),
            .metal(0xECBB6E))
        return scene
    }

    static var rings: Scene {
        var scene = Scene(aim: 0.5, view: 1.9, tilt: 15, floor: 0x8E9A8B, wall: 0xA7B1A2)
        let cone = Solid.turned(height: 1.05, radii: [0.4, 0.32, 0.24, 0.16, 0.08])
        scene.add(cone.moved(-0.3, 0), .speckled(0xEDE6DA, specks: 0x9A8B78))
        scene.add(
            Solid.ring(0.225, thickness: 0.032).rotated(6, about: Vector(0, 0, 1)).moved(-0.3, 0.56),
            .metal(0xECBB6E))
        scene.add(
            Solid.ring(0.275, thickness: 0.028).rotated(-5, about: Vector(1, 0, 0)).moved(-0.3, 0.36),
            .metal(0xE6AE8C))
        let signet = Solid.ring(0.2, thickness: 0.04).rotated(90, about: Vector(1, 0, 0))
            .joined(Solid.cylinder(0.13, 0.07, corner: 0.02).moved(0, 0.19), fillet: 0.06)
        scene.add(
            signet.rotated(24, about: Vector(0, 0, 1)).rotated(-30, about: Vector(0, 1, 0)).moved(
                0.42, 0.23, 0.32),
            .metal(0xECBB6E))
        return scene
    }

    static var soap: Scene {
        var scene = Scene(aim: 0.52, view: 2.3, tilt: 19, turn: 22, floor: 0xD3DAD6, wall: 0xDFE4E0)
        let colors: [UInt32] = [0xE6CDBB, 0xB9C2A6, 0xEFE6D6]
        for (index, color) in colors.enumerated() {
            let bar = Solid.box(1.25, 0.29, 0.8, corner: 0.09).rotated(
                Float(index) * 13 - 10, about: Vector(0, 1, 0))
            scene.add(
                bar.moved(0, 0.27 + 0.295 * Float(index)),
                Material(color: Material.matte(color).color, gloss: 0.035, sharpness: 0.35))
        }
        scene.add(Solid.box(1.75, 0.1, 1.1, corner: 0.05).moved(0, 0.06), .wood(0xB58A60))
        scene.add(Solid.ellipsoid(0.2, 0.12, 0.16).moved(0.85, 0.12, 0.95), .matte(0xA9A79F))
        scene.add(Solid.ellipsoid(0.13, 0.08, 0.11).moved(0.55, 0.08, 1.1), .matte(0xC9C4B9))
        return scene
    }

    static var toys: Scene {
        var scene = Scene(aim: 0.8, view: 2.7, tilt: 12, floor: 0xE7D6BE, wall: 0xEBDDC9)
        let sizes: [Float] = [0.62, 0.53, 0.44, 0.35]
        let colors: [UInt32] = [0xC4785F, 0xE2B568, 0x8FA08A, 0x6C8794]
        for (index, size) in sizes.enumerated() {
            scene.add(
                Solid.ring(size - 0.15, thickness: 0.15).joined(
                    Solid.cylinder(size - 0.1, 0.2, corner: 0.05).moved(0, -0.1), fillet: 0.02
                )
                .moved(-0.35, 0.17 + 0.285 * Float(index), -0.1), .matte(colors[index]))
        }
        scene.add(Solid.sphere(0.19).moved(-0.35, 1.36, -0.1), .wood(0xC99B6B))
        scene.add(
            Solid.box(0.5, 0.5, 0.5, corner: 0.04).rotated(28, about: Vector(0, 1, 0)).moved(0.72, 0.25, 0.3),
            .wood(0xCFA274))
        scene.add(
            Solid.cylinder(0.2, 0.45, corner: 0.03).moved(0.7, 0.5, 0.3), .matte(0xC4785F))
        return scene
    }
}
