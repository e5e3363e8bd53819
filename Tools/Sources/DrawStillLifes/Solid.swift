import Foundation

/// A body given by its distance function: how far a point is outside of it, negative inside.
///
/// Lengths are about decimetres; y grows upwards, z towards the viewer.
struct Solid {
    /// A sphere that holds the body; what lies beyond it need not be asked.
    var center = Vector(0, 0, 0)
    var radius: Float
    let distance: (Vector) -> Float

    static func sphere(_ radius: Float) -> Solid {
        Solid(radius: radius) { length($0) - radius }
    }

    static func ellipsoid(_ x: Float, _ y: Float, _ z: Float) -> Solid {
        let radii = Vector(x, y, z)
        return Solid(radius: radii.max()) { point in
            let first = length(point / radii)
            return first < 1
                ? (first - 1) * radii.min() : first * (first - 1) / length(point / (radii * radii))
        }
    }

    static func box(_ width: Float, _ height: Float, _ depth: Float, corner: Float) -> Solid {
        let half = Vector(width, height, depth) / 2
        return Solid(radius: length(half)) { point in
            let q = Vector(abs(point.x), abs(point.y), abs(point.z)) - half + corner
            return length(pointwiseMax(q, Vector.zero)) + min(q.max(), 0) - corner
        }
    }

    /// Stands on y = 0.
    static func cylinder(_ radius: Float, _ height: Float, corner: Float) -> Solid {
        Solid(center: Vector(0, height / 2, 0), radius: hypot(radius, height / 2)) { point in
            let x = hypot(point.x, point.z) - radius + corner
            let y = abs(point.y - height / 2) - height / 2 + corner
            return min(max(x, y), 0) + hypot(max(x, 0), max(y, 0)) - corner
        }
    }

    /// Lies around the y axis.
    static func ring(_ radius: Float, thickness: Float) -> Solid {
        Solid(radius: radius + thickness) { point in
            hypot(hypot(point.x, point.z) - radius, point.y) - thickness
        }
    }

    /// A rod with round ends, as thick as said at each.
    static func rod(from start: Vector, to end: Vector, _ first: Float, _ last: Float) -> Solid {
        let (middle, span) = ((start + end) / 2, end - start)
        let reach = length(span) / 2 + max(first, last)
        return Solid(center: middle, radius: reach) { point in
            let along = clamp(dot(point - start, span) / dot(span, span))
            return length(point - start - span * along) - (first + (last - first) * along)
        }
    }

    /// A turned body that stands on y = 0; its radii are given at equal steps from the bottom to the top.
    static func turned(height: Float, radii: [Float]) -> Solid {
        Solid(center: Vector(0, height / 2, 0), radius: hypot(height / 2, radii.max() ?? 0)) { point in
            smoothMax(side(of: point, height, radii), abs(point.y - height / 2) - height / 2, 0.04)
        }
    }

    /// A turned body that is hollow and open at the top.
    static func vessel(height: Float, radii: [Float], wall: Float = 0.06) -> Solid {
        Solid(center: Vector(0, height / 2, 0), radius: hypot(height / 2, radii.max() ?? 0)) { point in
            let side = side(of: point, height, radii)
            let outside = smoothMax(side, abs(point.y - height / 2) - height / 2, 0.04)
            return smoothMax(outside, -smoothMax(side + wall, wall * 1.3 - point.y, 0.1), 0.03)
        }
    }

    /// The distance from the side of a turned body, whose radii are joined by a Catmull–Rom curve.
    private static func side(of point: Vector, _ height: Float, _ radii: [Float]) -> Float {
        let last = radii.count - 1
        let place = clamp(point.y / height) * Float(last)
        let index = min(Int(place), last - 1)
        let t = place - Float(index)
        let (b, c) = (radii[index], radii[index + 1])
        let (before, after) = (radii[max(index - 1, 0)], radii[min(index + 2, last)])
        let (slopeIn, slopeOut) = ((c - before) / 2, (after - b) / 2)
        let (square, cube) = (t * t, t * t * t)
        let radius =
            b * (2 * cube - 3 * square + 1) + c * (3 * square - 2 * cube)
            + slopeIn * (cube - 2 * square + t) + slopeOut * (cube - square)
        let rise =
            (c - b) * (6 * t - 6 * square) + slopeIn * (3 * square - 4 * t + 1) + slopeOut
            * (3 * square - 2 * t)
        let slope = rise * Float(last) / height
        return (hypot(point.x, point.z) - radius) / (1 + slope * slope).squareRoot()
    }

    func moved(_ x: Float, _ y: Float, _ z: Float = 0) -> Solid {
        let offset = Vector(x, y, z)
        return Solid(center: center + offset, radius: radius) { [distance] in distance($0 - offset) }
    }

    /// Turned about an axis through the origin.
    func rotated(_ degrees: Float, about axis: Vector) -> Solid {
        let (axis, sine, cosine) = (normalized(axis), sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        func turn(_ point: Vector, _ sine: Float) -> Vector {
            point * cosine + cross(axis, point) * sine + axis * (dot(axis, point) * (1 - cosine))
        }
        return Solid(center: turn(center, sine), radius: radius) { [distance] in distance(turn($0, -sine)) }
    }

    /// Both bodies, with a fillet where they meet.
    func joined(_ other: Solid, fillet: Float = 0.001) -> Solid {
        bounded(with: other) { [distance] in -smoothMax(-distance($0), -other.distance($0), fillet) }
    }

    func cut(_ other: Solid, fillet: Float = 0.02) -> Solid {
        Solid(center: center, radius: radius) { [distance] in
            smoothMax(distance($0), -other.distance($0), fillet)
        }
    }

    /// The surface moved outwards by a depth times a relief of 0…1, which depends on the place.
    func embossed(_ depth: Float, _ relief: @escaping (Vector) -> Float) -> Solid {
        Solid(center: center, radius: radius + depth) { [distance] point in
            let distance = distance(point)
            return distance > 4 * depth ? distance - depth : (distance - depth * relief(point)) * 0.7
        }
    }

    private func bounded(with other: Solid, _ distance: @escaping (Vector) -> Float) -> Solid {
        let middle = (center + other.center) / 2
        let reach = max(length(center - middle) + radius, length(other.center - middle) + other.radius)
        return Solid(center: middle, radius: reach, distance: distance)
    }
}

/// The larger one, with a rounded transition of a certain width.
func smoothMax(_ a: Float, _ b: Float, _ width: Float) -> Float {
    let overlap = max(width - abs(a - b), 0) / width
    return max(a, b) + overlap * overlap * width / 4
}
