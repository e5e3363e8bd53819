/// Where assistive technology scrolls to, which scrolls nothing here.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1
    case left, up, down, next, previous
}
