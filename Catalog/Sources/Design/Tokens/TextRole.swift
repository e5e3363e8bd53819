import Vitrine

/// The fonts of the design language by what they are for.
public enum TextRole: String, TypographyToken {
    case sectionTitle = "type.section-title"
    case rowTitle = "type.row-title"
    case rowDetail = "type.row-detail"
    case cardTitle = "type.card-title"
    case couponTitle = "type.coupon-title"
    case cardDetail = "type.card-detail"
    case price = "type.price"
    case formerPrice = "type.former-price"
    case buttonLabel = "type.button-label"
    case badge = "type.badge"
    case control = "type.control"
    case actionLabel = "type.action-label"
    case fieldTitle = "type.field-title"
    case chip = "type.chip"
    case screenTitle = "type.screen-title"
    case pageTitle = "type.page-title"
    case heroTitle = "type.hero-title"
    case prose = "type.prose"
    case barIcon = "type.bar-icon"
    case tabIcon = "type.tab-icon"
    case tabTitle = "type.tab-title"
    case countBadge = "type.count-badge"
    case largePrice = "type.large-price"
}

extension Font {
    public static let sectionTitle = Font.token(TextRole.sectionTitle)
    public static let rowTitle = Font.token(TextRole.rowTitle)
    public static let rowDetail = Font.token(TextRole.rowDetail)
    public static let cardTitle = Font.token(TextRole.cardTitle)
    public static let couponTitle = Font.token(TextRole.couponTitle)
    public static let cardDetail = Font.token(TextRole.cardDetail)
    public static let price = Font.token(TextRole.price)
    public static let formerPrice = Font.token(TextRole.formerPrice)
    public static let buttonLabel = Font.token(TextRole.buttonLabel)
    public static let badge = Font.token(TextRole.badge)
    public static let control = Font.token(TextRole.control)
    public static let actionLabel = Font.token(TextRole.actionLabel)
    public static let fieldTitle = Font.token(TextRole.fieldTitle)
    public static let chip = Font.token(TextRole.chip)
    public static let screenTitle = Font.token(TextRole.screenTitle)
    public static let pageTitle = Font.token(TextRole.pageTitle)
    public static let heroTitle = Font.token(TextRole.heroTitle)
    public static let prose = Font.token(TextRole.prose)
    public static let barIcon = Font.token(TextRole.barIcon)
    public static let tabIcon = Font.token(TextRole.tabIcon)
    public static let tabTitle = Font.token(TextRole.tabTitle)
    public static let countBadge = Font.token(TextRole.countBadge)
    public static let largePrice = Font.token(TextRole.largePrice)
}
