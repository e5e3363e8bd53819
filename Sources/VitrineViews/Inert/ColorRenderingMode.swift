/// The color space that a drawing group would be blended in.
public nonisolated enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear, linear, extendedLinear
}
