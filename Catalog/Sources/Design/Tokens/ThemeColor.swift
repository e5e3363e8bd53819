import Vitrine

/// The colours of the design language, whose values stand in `Catalog/Tokens`.
public enum ThemeColor: String, ColorToken {
    /// Titles, prices, values.
    case ink = "color.text.primary"
    /// What is read second: subtitles, details, former prices.
    case mutedInk = "color.text.secondary"
    /// What cannot be used or only guides the eye.
    case faintInk = "color.text.faint"
    /// The ground of cards, above the page's own.
    case surface = "color.surface.card"
    /// The ground of fields, icons and pictures that are still missing.
    case well = "color.surface.well"
    /// Hairlines and the borders of controls.
    case line = "color.line.subtle"
    /// The borders of controls that can be used.
    case strongLine = "color.line.strong"
    /// What leads on: prominent buttons, switches, chosen things.
    case accent = "color.accent.$root"
    case onAccent = "color.accent.on"
    /// The accent on a ground of ink.
    case accentOnInk = "color.accent.on-ink"
    case accentWell = "color.accent.well"
    /// Reduced prices and coupons.
    case sale = "color.sale.$root"
    case saleWell = "color.sale.well"
    /// What will not last.
    case caution = "color.caution.$root"
    case cautionWell = "color.caution.well"
    /// Full stars and filled hearts.
    case star = "color.mark.star"
    case heart = "color.mark.heart"
    /// The ground of counts that want to be seen.
    case alert = "color.mark.alert"
    /// What cannot be taken back.
    case danger = "color.danger"
    /// What lies on photographs, which are as bright in the dark.
    case onPhoto = "color.photo.ink"
    case photoWell = "color.photo.well"
}

extension ShapeStyle where Self == Color {
    public static var ink: Color { Color(ThemeColor.ink) }
    public static var mutedInk: Color { Color(ThemeColor.mutedInk) }
    public static var faintInk: Color { Color(ThemeColor.faintInk) }
    public static var surface: Color { Color(ThemeColor.surface) }
    public static var well: Color { Color(ThemeColor.well) }
    public static var line: Color { Color(ThemeColor.line) }
    public static var strongLine: Color { Color(ThemeColor.strongLine) }
    public static var accent: Color { Color(ThemeColor.accent) }
    public static var onAccent: Color { Color(ThemeColor.onAccent) }
    public static var accentOnInk: Color { Color(ThemeColor.accentOnInk) }
    public static var accentWell: Color { Color(ThemeColor.accentWell) }
    public static var sale: Color { Color(ThemeColor.sale) }
    public static var saleWell: Color { Color(ThemeColor.saleWell) }
    public static var caution: Color { Color(ThemeColor.caution) }
    public static var cautionWell: Color { Color(ThemeColor.cautionWell) }
    public static var star: Color { Color(ThemeColor.star) }
    public static var heart: Color { Color(ThemeColor.heart) }
    public static var alert: Color { Color(ThemeColor.alert) }
    public static var onPhoto: Color { Color(ThemeColor.onPhoto) }
    public static var photoWell: Color { Color(ThemeColor.photoWell) }
}
