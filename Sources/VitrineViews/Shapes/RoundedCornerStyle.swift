/// How corners are rounded: by a quarter circle or with a gradually changing curvature.
public nonisolated enum RoundedCornerStyle: Hashable, Sendable {
    case circular, continuous
}
