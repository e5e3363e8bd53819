import MarketplaceModel
import Vitrine

extension Mode {
    /// The default mode at one pixel a point, for what another picture shows in full.
    static let coarse = light.scale(1).references(.sidecars)

    static let mirrored = rightToLeft.references(.sidecars)

    static func largeText(_ size: DynamicTypeSize) -> Mode {
        light.dynamicTypeSize(size).references(.sidecars)
    }

    /// The second brand, at one pixel a point.
    static let harbor = coarse.tokenContext("brand", "harbor").named("harbor")
    static let darkHarbor = harbor.dark.named("harbor-dark")
    /// The default mode where the system is asked for more contrast.
    static let contrast = coarse.increasedContrast.named("contrast")

    /// A phone of 2023, upright; pictures of screens this large are drawn again when they are looked at.
    static let phone = light.size(width: 393, height: 852).safeArea(top: 59, bottom: 34).references(.sidecars)
        .named("phone")
    /// The same at one pixel a point, for screens that another picture shows in full.
    static let coarsePhone = phone.scale(1).named("phone-1x")
    static let darkPhone = coarsePhone.dark.named("phone-dark")
    static let rightToLeftPhone = coarsePhone.rightToLeft.named("phone-rtl")
    static let largeTextPhone = coarsePhone.dynamicTypeSize(.accessibility2).named("phone-ax2")
    /// The same phone on its side.
    static let landscapePhone = coarse.size(width: 852, height: 393).safeArea(left: 59, bottom: 21, right: 59)
        .named("phone-landscape")
    static let tablet = coarse.size(width: 744, height: 1133).safeArea(top: 24, bottom: 20).named("tablet")

    static let german = light.locale("de_DE").named("de")
    static let arabic = light.locale("ar_EG").rightToLeft.named("ar")
    static let japanese = light.locale("ja_JP").named("ja")
    /// English that is longer, accented and bracketed.
    static let pseudo = light.locale("en_XA").named("pseudo")
}

extension [Mode] {
    /// What people use components in, beside the default mode: any two of these come together in one of the modes.
    static let everyday = Array(
        pairwise(
            [
                .light, .light.size(width: 320, height: 568).named("small"),
                .light.size(width: 744, height: 1133).named("wide"),
            ],
            [.light, .dark, .light.increasedContrast],
            [.light, .light.dynamicTypeSize(.xxxLarge), .light.dynamicTypeSize(.accessibility2)],
            [.light, .rightToLeft], [.light, .german, .arabic, .japanese, .pseudo],
            [.light, .light.tokenContext("brand", "harbor")],
            [.light, .light.environment(\.experiments, .priceFirst, named: "price-first")]
        ).dropFirst()
    ).references(.sidecars)

    /// What people use whole screens in, beside the upright phone.
    static let devices = Array(
        pairwise(
            [.coarsePhone, .tablet], [.light, .dark], [.light, .light.dynamicTypeSize(.xxxLarge)],
            [.light, .german, .arabic, .japanese, .pseudo], [.light, .light.tokenContext("brand", "harbor")]
        ).dropFirst())

    static func everyday(and others: Mode...) -> [Mode] { others + everyday }

    static func devices(and others: Mode...) -> [Mode] { others + devices }
}
