import Vitrine

extension Mode {
    /// The default mode at one pixel a point, for pictures of photographs that another picture shows in full.
    static let coarse = light.scale(1)

    /// The second brand, at one pixel a point.
    static let harbor = coarse.tokenContext("brand", "harbor").named("harbor")
    static let darkHarbor = harbor.dark.named("harbor-dark")
    /// The default mode where the system is asked for more contrast.
    static let contrast = coarse.increasedContrast.named("contrast")

    /// A phone of 2023, upright.
    static let phone = light.size(width: 393, height: 852).safeArea(top: 59, bottom: 34).named("phone")
    /// The same at one pixel a point, for screens that another picture shows in full.
    static let coarsePhone = phone.scale(1).named("phone-1x")
    static let darkPhone = coarsePhone.dark.named("phone-dark")
    static let rightToLeftPhone = coarsePhone.rightToLeft.named("phone-rtl")
    static let largeTextPhone = coarsePhone.dynamicTypeSize(.accessibility2).named("phone-ax2")
    /// The same phone on its side.
    static let lyingPhone = light.size(width: 852, height: 393).safeArea(left: 59, bottom: 21, right: 59)
        .scale(1)
        .named("phone-lying")
    static let tablet = light.size(width: 744, height: 1133).safeArea(top: 24, bottom: 20).scale(1).named(
        "tablet")
}
