import Vitrine

extension Mode {
    /// A phone of 2023, upright.
    static let phone = light.size(width: 393, height: 852).safeArea(top: 59, bottom: 34).named("phone")
    static let darkPhone = phone.dark.named("phone-dark")
    static let rightToLeftPhone = phone.rightToLeft.named("phone-rtl")
    static let largeTextPhone = phone.dynamicTypeSize(.accessibility2).named("phone-ax2")
    /// The same phone on its side.
    static let lyingPhone = light.size(width: 852, height: 393).safeArea(left: 59, bottom: 21, right: 59)
        .named("phone-lying")
    static let tablet = light.size(width: 744, height: 1133).safeArea(top: 24, bottom: 20).scale(1).named(
        "tablet")
}
