// The phones that swift-snapshot-testing knows; upright where nothing is said.
extension ViewImageConfig {
    public static let iPhoneSe = iPhoneSe(.portrait)

    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
        Phone.withButton(320, 568, scale: 2).config(orientation)
    }

    public static let iPhone8 = iPhone8(.portrait)

    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
        Phone.withButton(375, 667, scale: 2).config(orientation)
    }

    public static let iPhone8Plus = iPhone8Plus(.portrait)

    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
        Phone.withButton(414, 736, scale: 3, isLarge: true).config(orientation)
    }

    public static let iPhoneX = iPhoneX(.portrait)

    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
        Phone.edgeToEdge(375, 812, top: 44, landscapeBottom: 24).config(orientation)
    }

    public static let iPhoneXsMax = iPhoneXsMax(.portrait)

    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
        Phone.edgeToEdge(414, 896, top: 44, landscapeBottom: 24, isLarge: true).config(orientation)
    }

    public static let iPhoneXr = iPhoneXr(.portrait)

    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
        Phone.edgeToEdge(414, 896, scale: 2, top: 44, landscapeBottom: 24, isLarge: true).config(orientation)
    }

    public static let iPhone12 = iPhone12(.portrait)

    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
        Phone.edgeToEdge(390, 844, top: 47).config(orientation)
    }

    public static let iPhone12Pro = iPhone12Pro(.portrait)

    public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
        Phone.edgeToEdge(390, 844, top: 47).config(orientation)
    }

    public static let iPhone12ProMax = iPhone12ProMax(.portrait)

    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
        Phone.edgeToEdge(428, 926, top: 47, isLarge: true).config(orientation)
    }

    public static let iPhone13 = iPhone13(.portrait)

    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
        Phone.edgeToEdge(390, 844, top: 47).config(orientation)
    }

    public static let iPhone13Mini = iPhone13Mini(.portrait)

    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
        Phone.edgeToEdge(375, 812, top: 50).config(orientation)
    }

    public static let iPhone13Pro = iPhone13Pro(.portrait)

    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
        Phone.edgeToEdge(390, 844, top: 47).config(orientation)
    }

    public static let iPhone13ProMax = iPhone13ProMax(.portrait)

    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
        Phone.edgeToEdge(428, 926, top: 47, isLarge: true).config(orientation)
    }
}
