// Phones that teams add themselves, under the names that they give them; one of theirs goes before, from whichever module it comes.
extension ViewImageConfig {
    @_disfavoredOverload public static let iPhone14Pro = iPhone14Pro(.portrait)

    @_disfavoredOverload public static func iPhone14Pro(_ orientation: Orientation) -> ViewImageConfig {
        Phone.edgeToEdge(393, 852, top: 59).config(orientation)
    }

    @_disfavoredOverload public static let iPhone14ProMax = iPhone14ProMax(.portrait)

    @_disfavoredOverload public static func iPhone14ProMax(_ orientation: Orientation) -> ViewImageConfig {
        Phone.edgeToEdge(430, 932, top: 59, isLarge: true).config(orientation)
    }

    @_disfavoredOverload public static let iPhone15 = iPhone15(.portrait)

    @_disfavoredOverload public static func iPhone15(_ orientation: Orientation) -> ViewImageConfig {
        Phone.edgeToEdge(393, 852, top: 59).config(orientation)
    }

    @_disfavoredOverload public static let iPhone15Pro = iPhone15Pro(.portrait)

    @_disfavoredOverload public static func iPhone15Pro(_ orientation: Orientation) -> ViewImageConfig {
        Phone.edgeToEdge(393, 852, top: 59).config(orientation)
    }

    @_disfavoredOverload public static let iPhone15ProMax = iPhone15ProMax(.portrait)

    @_disfavoredOverload public static func iPhone15ProMax(_ orientation: Orientation) -> ViewImageConfig {
        Phone.edgeToEdge(430, 932, top: 59, isLarge: true).config(orientation)
    }

    @_disfavoredOverload public static let iPhone16 = iPhone16(.portrait)

    @_disfavoredOverload public static func iPhone16(_ orientation: Orientation) -> ViewImageConfig {
        Phone.edgeToEdge(393, 852, top: 59).config(orientation)
    }

    @_disfavoredOverload public static let iPhone16Pro = iPhone16Pro(.portrait)

    @_disfavoredOverload public static func iPhone16Pro(_ orientation: Orientation) -> ViewImageConfig {
        Phone.edgeToEdge(402, 874, top: 62).config(orientation)
    }

    @_disfavoredOverload public static let iPhone16ProMax = iPhone16ProMax(.portrait)

    @_disfavoredOverload public static func iPhone16ProMax(_ orientation: Orientation) -> ViewImageConfig {
        Phone.edgeToEdge(440, 956, top: 62, landscapeTop: 20, landscapeBottom: 20, isLarge: true).config(
            orientation)
    }

    @_disfavoredOverload public static let iPhone17 = iPhone17(.portrait)

    @_disfavoredOverload public static func iPhone17(_ orientation: Orientation) -> ViewImageConfig {
        Phone.edgeToEdge(402, 874, top: 62).config(orientation)
    }

    @_disfavoredOverload public static let iPhone17Pro = iPhone17Pro(.portrait)

    @_disfavoredOverload public static func iPhone17Pro(_ orientation: Orientation) -> ViewImageConfig {
        Phone.edgeToEdge(402, 874, top: 62).config(orientation)
    }

    @_disfavoredOverload public static let iPhone17ProMax = iPhone17ProMax(.portrait)

    @_disfavoredOverload public static func iPhone17ProMax(_ orientation: Orientation) -> ViewImageConfig {
        Phone.edgeToEdge(440, 956, top: 62, landscapeTop: 20, landscapeBottom: 20, isLarge: true).config(
            orientation)
    }

    @_disfavoredOverload public static let iPhoneAir = iPhoneAir(.portrait)

    @_disfavoredOverload public static func iPhoneAir(_ orientation: Orientation) -> ViewImageConfig {
        Phone.edgeToEdge(420, 912, top: 68, landscapeTop: 20, landscapeBottom: 29, isLarge: true).config(
            orientation)
    }
}
