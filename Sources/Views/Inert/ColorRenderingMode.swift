public nonisolated enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear, linear, extendedLinear
}
