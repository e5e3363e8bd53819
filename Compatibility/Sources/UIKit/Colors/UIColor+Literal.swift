// swift-format-ignore-file: NoLeadingUnderscores
// The names are those that the compiler asks for.

import Foundation
import Vitrine

// What Xcode writes for a colour and a picture that are chosen in a source: `#colorLiteral(…)`, `#imageLiteral(…)`.
public typealias _ColorLiteralType = UIColor
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

extension UIImage: _ExpressibleByImageLiteral {
    public convenience init(imageLiteralResourceName path: String) {
        self.init(Image(path))
    }
}
