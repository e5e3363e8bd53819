public import Foundation

// The keys are those of UIKit's own archives.
extension UIColor: NSSecureCoding {
    public static var supportsSecureCoding: Bool { true }

    public convenience init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "UIRed") else { return nil }
        func component(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
        self.init(
            red: component("UIRed"), green: component("UIGreen"), blue: component("UIBlue"),
            alpha: component("UIAlpha"))
    }

    public func encode(with coder: NSCoder) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        for (key, component) in [("UIRed", red), ("UIGreen", green), ("UIBlue", blue), ("UIAlpha", alpha)] {
            coder.encode(Double(component), forKey: key)
        }
    }
}
