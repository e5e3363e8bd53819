import Foundation

/// Photographs a scene: follows rays to the nearest surface and lights it.
struct Renderer {
    private let scene: Scene
    /// The spheres around the items: the centre, and the radius as the fourth component.
    private let bounds: [SIMD4<Float>]
    private let top: Float
    private let light: Vector
    private let wall: Vector
    private let floor: Vector
    private let eye: Vector
    private let axes: (right: Vector, up: Vector, forward: Vector)

    private static let distanceToEye: Float = 9
    private static let keyColor = Vector(1.03, 0.94, 0.82)
    private static let skyColor = Vector(0.97, 0.985, 1.01)

    init(_ scene: Scene) {
        self.scene = scene
        self.bounds = scene.items.map { SIMD4($0.solid.center, $0.solid.radius) }
        self.top = scene.items.map { $0.solid.center.y + $0.solid.radius }.max() ?? 0
        self.light = normalized(scene.light)
        self.wall = rgb(scene.wall)
        self.floor = rgb(scene.floor)
        let (tilt, turn) = (scene.tilt * .pi / 180, scene.turn * .pi / 180)
        let back = Vector(sin(turn) * cos(tilt), sin(tilt), cos(turn) * cos(tilt))
        self.eye = Vector(0, scene.aim, 0) + back * Self.distanceToEye
        let right = normalized(cross(Vector(0, 1, 0), back))
        self.axes = (right, cross(back, right), -back)
    }

    /// The colour at a place of the picture, as sRGB 0…1; x and y are 0 in the middle and ±0.5 at top and bottom.
    func color(x: Float, y: Float) -> Vector {
        let half = scene.view / Self.distanceToEye
        let direction = normalized(axes.forward + axes.right * (x * half) - axes.up * (y * half))
        var light = radiance(from: eye, along: direction, bounces: 1)
        for lamp in scene.lamps where lamp.halo > 0 {
            let offset = lamp.position - eye
            let away = length(offset - direction * dot(offset, direction)) / lamp.halo
            light += lamp.color * 0.5 * exp(-away * 2.2)
        }
        light *= 1 - 0.22 * (x * x + y * y)
        return graded(light)
    }

    /// A soft shoulder for highlights, a little contrast, warm lights.
    private func graded(_ light: Vector) -> Vector {
        var color = Vector.zero
        for channel in 0..<3 {
            let value = max(light[channel], 0) * 1.06
            let toned = value * (value * 2.2 + 0.05) / (value * (value * 2.1 + 0.75) + 0.14)
            color[channel] = pow(clamp(toned), 1 / 2.2)
        }
        let gray = dot(color, Vector(0.3, 0.59, 0.11))
        return mix(Vector(repeating: gray), color, 1.05)
    }

    private func radiance(from origin: Vector, along direction: Vector, bounces: Int) -> Vector {
        guard let hit = march(from: origin, along: direction) else { return environment(direction) }
        let point = origin + direction * hit.distance
        let normal = hit.item == nil ? backdropNormal(at: point) : itemNormal(at: point)
        let material = hit.item.map { scene.items[$0].material }
        let albedo = material?.color(point) ?? mix(floor, wall, smoothStep(0.1, 1.3, point.y))
        let occlusion = ambientOcclusion(at: point, normal)

        var incoming = Self.keyColor * keyLight(at: point, normal)
        let sky = 0.5 + 0.5 * normal.y
        incoming += Self.skyColor * (0.62 * occlusion * (0.45 + 0.55 * sky))
        incoming +=
            Self.skyColor * (0.5 * max(dot(normal, Vector(0.3, 0.9, 0.3)), 0) * overhead(at: point, normal))
        incoming += floor * (0.42 * (1 - sky) * occlusion)
        for lamp in scene.lamps { incoming += lampLight(lamp, at: point, normal) }
        guard let material else { return albedo * incoming * 0.56 }

        let facing = clamp(-dot(normal, direction))
        let edge = pow(1 - facing, 5)
        var result = material.isMetal ? albedo * incoming * 0.08 : albedo * incoming * 0.56
        result += albedo * incoming * (material.sheen * pow(1 - facing, 2.5))
        result += material.glow(point)
        let mirrored = material.gloss + (1 - material.gloss) * edge * material.sharpness * 0.6
        if mirrored > 0.004 {
            let reflected = direction - normal * (2 * dot(direction, normal))
            var seen = highlight(reflected, material.sharpness) * occlusion
            if material.sharpness > 0.7, bounces > 0 {
                seen += radiance(from: point + normal * 0.01, along: reflected, bounces: bounces - 1)
            } else {
                seen += environment(reflected) * occlusion * 0.7
            }
            result += seen * mirrored * (material.isMetal ? albedo * 1.15 : Vector(repeating: 1))
        }
        return result
    }

    // MARK: Light

    /// The key light's share on a surface, with a soft shadow.
    private func keyLight(at point: Vector, _ normal: Vector) -> Float {
        let facing = dot(normal, light)
        guard facing > 0 else { return 0 }
        let start = point + normal * 0.015
        let strength = facing * scene.keyStrength * (scene.hasWindow ? window(at: point) : 1)
        return strength * visibility(from: start, toward: light, size: scene.lightSize)
    }

    /// A large, weak lamp above the table; its shadow is what makes things stand.
    private func overhead(at point: Vector, _ normal: Vector) -> Float {
        visibility(from: point + normal * 0.02, toward: normalized(Vector(0.25, 1, 0.25)), size: 0.55)
    }

    private func visibility(from start: Vector, toward direction: Vector, size: Float) -> Float {
        var nearest: Float = 1
        var along: Float = 0.01
        for _ in 0..<80 {
            let point = start + direction * along
            if point.y > top + 0.3 { break }
            let distance = itemDistance(point).distance
            nearest = min(nearest, distance / (size * along))
            along += clamp(distance * 0.7, 0.012, 0.35)
            if nearest < -1 || along > 6 { break }
        }
        let open = max(nearest, -1)
        return 0.25 * (1 + open) * (1 + open) * (2 - open)
    }

    private func ambientOcclusion(at point: Vector, _ normal: Vector) -> Float {
        var blocked: Float = 0
        for step in 1...5 {
            let reach = 0.035 * Float(step * step)
            let distance = min(
                itemDistance(point + normal * reach).distance, backdrop(point + normal * reach))
            blocked += (reach - distance) / reach * pow(0.72, Float(step))
        }
        return clamp(1 - 0.5 * blocked, 0.18)
    }

    private func lampLight(_ lamp: Lamp, at point: Vector, _ normal: Vector) -> Vector {
        let offset = lamp.position - point
        let distance = length(offset)
        let facing = clamp(dot(normal, offset / distance) * 0.8 + 0.2)
        return lamp.color * (facing / (0.35 + distance * distance))
    }

    /// Six panes of light, blurred by the distance of the bars.
    private func window(at point: Vector) -> Float {
        let right = normalized(cross(Vector(0, 1, 0), light))
        let up = cross(light, right)
        let (x, y) = (dot(point, right) * 0.9 + 0.1, dot(point, up) - 0.75)
        func pane(_ value: Float, _ from: Float, _ to: Float) -> Float {
            smoothStep(from - 0.07, from + 0.07, value) - smoothStep(to - 0.07, to + 0.07, value)
        }
        let columns = pane(x, -1.5, -0.58) + pane(x, -0.46, 0.46) + pane(x, 0.58, 1.5)
        let rows = pane(y, -1.7, -0.62) + pane(y, -0.5, 0.5) + pane(y, 0.62, 1.7)
        return 0.28 + 0.85 * columns * rows
    }

    /// The studio that shiny things mirror.
    private func environment(_ direction: Vector) -> Vector {
        let sky = mix(floor * 0.55, Vector(1.05, 1.02, 0.98), smoothStep(-0.4, 0.8, direction.y))
        let horizon = 1 - 0.7 * exp(-16 * (direction.y + 0.02) * (direction.y + 0.02))
        return (sky * 0.75 + wall * 0.2) * horizon
    }

    private func highlight(_ direction: Vector, _ sharpness: Float) -> Vector {
        let width = 0.42 - 0.3 * sharpness
        let away = acos(clamp(dot(direction, light), -1, 1))
        return Self.keyColor * (smoothStep(0.22 + width, 0.22 - width * 0.5, away) * (2 + 5 * sharpness))
    }

    // MARK: Geometry

    private func march(from origin: Vector, along direction: Vector) -> (distance: Float, item: Int?)? {
        var along: Float = 0
        for _ in 0..<160 {
            let point = origin + direction * along
            let item = itemDistance(point)
            let ground = backdrop(point)
            if min(item.distance, ground) < 0.0006 {
                return (along, item.distance < ground ? item.index : nil)
            }
            along += min(item.distance, ground) * 0.9
            if along > 30 { return nil }
        }
        let point = origin + direction * along
        let item = itemDistance(point)
        return (along, item.distance < backdrop(point) ? item.index : nil)
    }

    private func itemDistance(_ point: Vector) -> (distance: Float, index: Int) {
        var best: Float = 1e9
        var index = 0
        for candidate in bounds.indices {
            let sphere = bounds[candidate]
            let offset = point - Vector(sphere.x, sphere.y, sphere.z)
            let reach = best + sphere.w
            guard reach > 0, dot(offset, offset) < reach * reach else { continue }
            let distance = scene.items[candidate].solid.distance(point)
            if distance < best { (best, index) = (distance, candidate) }
        }
        return (best, index)
    }

    /// The table, which bends up into the wall.
    private func backdrop(_ point: Vector) -> Float {
        let bend: Float = 1.1
        let (x, y) = (max(bend - point.z - scene.depth, 0), max(bend - point.y, 0))
        return x > 0 && y > 0 ? bend - hypot(x, y) : min(point.y, point.z + scene.depth)
    }

    private func backdropNormal(at point: Vector) -> Vector { gradient(at: point, backdrop) }

    private func itemNormal(at point: Vector) -> Vector { gradient(at: point) { itemDistance($0).distance } }

    private func gradient(at point: Vector, _ distance: (Vector) -> Float) -> Vector {
        let corners = [Vector(1, -1, -1), Vector(-1, -1, 1), Vector(-1, 1, -1), Vector(1, 1, 1)]
        return normalized(corners.reduce(Vector.zero) { $0 + $1 * distance(point + $1 * 0.0012) })
    }
}
