import Drawing
import Geometry

extension Path {
    /// The path with each point replaced.
    func mapPoints(_ map: (Point) -> Point) -> Path {
        Path(
            elements.map { element in
                switch element {
                case .move(let point): .move(to: map(point))
                case .line(let point): .line(to: map(point))
                case .curve(let point, let control1, let control2):
                    .curve(to: map(point), control1: map(control1), control2: map(control2))
                case .close: .close
                }
            })
    }
}
