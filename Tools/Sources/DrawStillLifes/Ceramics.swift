/// Pots, cups and bowls.
enum Ceramics {
    static var scenes: [(name: String, scene: Scene)] {
        [
            ("ceramic-vase", vase), ("stacked-bowls", bowls), ("stoneware-mug", mug), ("bud-vases", budVases),
            ("teapot", teapot), ("plant-pot", plant),
        ]
    }

    static var vase: Scene {
        var scene = Scene(aim: 1.38, view: 3.5, floor: 0xE8D8C5, wall: 0xE8D8C5, hasWindow: true)
        scene.add(
            .vessel(height: 1.35, radii: [0.3, 0.52, 0.6, 0.5, 0.27, 0.2, 0.25]),
            .speckled(0xEFE6D8, specks: 0x7D6247))
        addBranch(&scene, to: Vector(-0.55, 2.55, 0.1), leaves: 6, color: 0x7F8A66)
        addBranch(&scene, to: Vector(0.5, 2.35, 0), leaves: 5, color: 0x8A946F)
        addBranch(&scene, to: Vector(0.06, 2.8, -0.2), leaves: 6, color: 0x76825F)
        return scene
    }

    /// A stem out of the vase with leaves left and right.
    private static func addBranch(_ scene: inout Scene, to tip: Vector, leaves: Int, color: UInt32) {
        let root = Vector(tip.x * 0.1, 1.0, tip.z * 0.1)
        scene.add(.rod(from: root, to: tip, 0.018, 0.01), .matte(0x6F6248))
        let direction = normalized(tip - root)
        for index in 0..<leaves {
            let share = 0.34 + 0.66 * Float(index) / Float(leaves - 1)
            let side: Float = index.isMultiple(of: 2) ? 1 : -1
            let size = 0.23 - 0.09 * share
            let lean = 52 - 30 * share
            let angle = -side * lean - 57.3 * direction.x
            let place = root + (tip - root) * share
            let leaf = Solid.ellipsoid(size * 0.55, size, 0.022).moved(0, size)
                .rotated(side * 35 + Float(index) * 17, about: Vector(0, 1, 0))
                .rotated(angle, about: Vector(0, 0, 1))
            scene.add(leaf.moved(place.x, place.y, place.z), .matte(color))
        }
    }

    static var bowls: Scene {
        var scene = Scene(aim: 0.62, view: 2.6, tilt: 20, floor: 0xDFD3C4, wall: 0xE7DED3)
        let colors: [UInt32] = [0xC98F6B, 0xE9DECF, 0x9DA48C, 0xE0B9A0]
        for (index, color) in colors.enumerated() {
            let scale = 0.95 - 0.09 * Float(index)
            let bowl = Solid.vessel(height: 0.46, radii: [0.3, 0.62, 0.82, 0.93, 0.99].map { $0 * scale })
            scene.add(bowl.moved(0, 0.235 * Float(index)), .glazed(color))
        }
        return scene
    }

    static var mug: Scene {
        var scene = Scene(aim: 0.6, view: 2.35, tilt: 17, turn: -8, floor: 0xCDB49B, wall: 0xE5D8C9)
        let body = Solid.vessel(height: 1.1, radii: [0.48, 0.53, 0.54, 0.53, 0.53], wall: 0.055)
        let handle = Solid.ring(0.29, thickness: 0.065).rotated(90, about: Vector(1, 0, 0)).moved(0.6, 0.57)
            .cut(Solid.cylinder(0.5, 1.2, corner: 0.02))
        scene.add(body.joined(handle, fillet: 0.07).moved(-0.1, 0.07), .speckled(0xE9E1D4, specks: 0x5E4B3B))
        scene.add(Solid.cylinder(0.48, 0.1, corner: 0.01).moved(-0.1, 0.92), .matte(0x4A2816))
        scene.add(.cylinder(0.92, 0.07, corner: 0.03), .wood(0xB98A5E))
        return scene
    }

    static var budVases: Scene {
        var scene = Scene(aim: 1.1, view: 3.05, tilt: 9, floor: 0xD9B8A5, wall: 0xE3C6B4)
        scene.add(
            Solid.vessel(height: 1.55, radii: [0.26, 0.33, 0.3, 0.17, 0.1, 0.1, 0.13]).moved(-0.62, 0, -0.2),
            .matte(0xF0E7DB))
        scene.add(
            Solid.vessel(height: 0.95, radii: [0.3, 0.46, 0.44, 0.2, 0.12, 0.15]).moved(0.12, 0, 0.25),
            .glazed(0xA8624A))
        scene.add(
            Solid.vessel(height: 1.2, radii: [0.2, 0.22, 0.34, 0.36, 0.2, 0.12, 0.17]).moved(0.82, 0, -0.15),
            .matte(0x54614F))
        scene.add(
            .rod(from: Vector(-0.62, 1.3, -0.2), to: Vector(-0.42, 2.1, -0.2), 0.014, 0.01), .matte(0x8A7A55))
        scene.add(Solid.sphere(0.13).moved(-0.42, 2.14, -0.2), .fabric(0xE2B35A))
        return scene
    }

    static var teapot: Scene {
        var scene = Scene(aim: 0.68, view: 2.6, tilt: 13, floor: 0xC6CBBE, wall: 0xD5D8CD)
        let body = Solid.turned(height: 1.05, radii: [0.42, 0.66, 0.74, 0.66, 0.4, 0.3])
        let spout = Solid.rod(from: Vector(0.5, 0.45, 0), to: Vector(1.06, 0.98, 0), 0.17, 0.075)
        let handle = Solid.ring(0.36, thickness: 0.06).rotated(90, about: Vector(1, 0, 0)).moved(-0.62, 0.6)
        scene.add(body.joined(spout, fillet: 0.14).joined(handle, fillet: 0.08), .glazed(0x2F4A45))
        scene.add(Solid.turned(height: 0.12, radii: [0.36, 0.3, 0.12]).moved(0, 1.0), .glazed(0x2F4A45))
        scene.add(Solid.sphere(0.09).moved(0, 1.19), .wood(0xB98A5E))
        scene.add(
            Solid.vessel(height: 0.36, radii: [0.16, 0.26, 0.3, 0.31], wall: 0.035).moved(0.72, 0, 0.75),
            .glazed(0xE8E1D2))
        return scene
    }

    static var plant: Scene {
        var scene = Scene(aim: 1.15, view: 3.2, tilt: 10, floor: 0xDCD2C2, wall: 0xE4DCCF, hasWindow: true)
        scene.add(.vessel(height: 0.95, radii: [0.4, 0.47, 0.53, 0.57, 0.6]), .matte(0xBF8566))
        scene.add(Solid.cylinder(0.53, 0.06, corner: 0.02).moved(0, 0.8), .matte(0x4A3628))
        for index in 0..<11 {
            let turn = Float(index) * 137.5
            let lean = 12 + 5.0 * Float(index)
            let size = 0.66 - 0.022 * Float(index)
            let leaf = Solid.ellipsoid(size * 0.34, size, 0.03).moved(0, size + 0.1)
                .joined(Solid.rod(from: .zero, to: Vector(0, 0.2, 0), 0.022, 0.016), fillet: 0.05)
                .rotated(lean, about: Vector(1, 0, 0)).rotated(turn, about: Vector(0, 1, 0))
            let greens: [UInt32] = [0x5F7A4C, 0x4E6B45, 0x70875A]
            scene.add(
                leaf.moved(0, 0.82), Material(color: Material.matte(greens[index % 3]).color, gloss: 0.03))
        }
        return scene
    }
}
