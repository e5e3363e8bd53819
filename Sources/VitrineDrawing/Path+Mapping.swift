package import VitrineGeometry

extension Path {
    /// The path with each point replaced.
    package func mapped(_ map: (Point) -> Point) -> Path {
        Path(
            elements.map { element in
                switch element {
                case .move(let to): .move(to: map(to))
                case .line(let to): .line(to: map(to))
                case .curve(let to, let control1, let control2):
                    .curve(to: map(to), control1: map(control1), control2: map(control2))
                case .close: .close
                }
            })
    }
}
