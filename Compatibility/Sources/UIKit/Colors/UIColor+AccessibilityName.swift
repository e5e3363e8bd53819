import Foundation

extension UIColor {
    /// What the colour is called, in English: the nearest of fifteen names and its darkness. iOS knows more.
    public var accessibilityName: String {
        var (hue, saturation, brightness) = (CGFloat.zero, CGFloat.zero, CGFloat.zero)
        getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        if brightness < 0.12 { return "black" }
        if saturation < 0.12 { return Self.gray(of: brightness) }
        let name = Self.name(ofDegrees: hue * 360)
        if name == "orange", brightness < 0.7 { return "brown" }
        return brightness < 0.5 ? "dark \(name)" : name
    }

    private static func gray(of brightness: CGFloat) -> String {
        switch brightness {
        case 0.95...: "white"
        case 0.66...: "light gray"
        case 0.4...: "gray"
        default: "dark gray"
        }
    }

    private static func name(ofDegrees degrees: CGFloat) -> String {
        switch degrees {
        case ..<15: "red"
        case ..<45: "orange"
        case ..<70: "yellow"
        case ..<165: "green"
        case ..<195: "cyan"
        case ..<255: "blue"
        case ..<290: "purple"
        case ..<330: "magenta"
        case ..<345: "pink"
        default: "red"
        }
    }
}
