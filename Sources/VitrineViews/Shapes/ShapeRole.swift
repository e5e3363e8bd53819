/// The role of a shape: an area, a line, or a line between other things.
public nonisolated enum ShapeRole: Hashable, Sendable {
    case fill, stroke, separator
}
