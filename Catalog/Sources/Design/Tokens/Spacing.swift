import Vitrine

/// Distances.
public enum Spacing: String, DimensionToken {
    case hair = "spacing.hair"
    case tight = "spacing.tight"
    case snug = "spacing.snug"
    case small = "spacing.small"
    case medium = "spacing.medium"
    case large = "spacing.large"
    case wide = "spacing.wide"
    case huge = "spacing.huge"
}

/// The radii of corners.
public enum Radius: String, DimensionToken {
    case photo = "radius.photo"
    case card = "radius.card"
    /// The box of a checkbox.
    case box = "radius.box"
    /// The blocks of what is still loading.
    case block = "radius.block"
    /// The bites that make a card a coupon.
    case notch = "radius.notch"
}
