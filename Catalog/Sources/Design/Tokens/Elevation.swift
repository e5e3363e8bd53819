import Vitrine

/// How far things are lifted off what lies below them.
public enum Elevation: String, ShadowToken {
    /// A card on the page.
    case card = "shadow.card"
    /// A control on a photograph.
    case control = "shadow.control"
}
