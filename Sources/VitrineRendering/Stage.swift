/// A step on the way from views to pixels.
public enum Stage: String, CaseIterable, Sendable {
    case resolve
    case layOut = "lay out"
    case paint
    case rasterize
}
