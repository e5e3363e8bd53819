import SwiftUI
import UIKitSurfaceComponents
public import Vitrine

extension Catalog {
    /// Every preview of the component files that lean on UIKit, in the light.
    public static var uiKitSurface: Catalog {
        Catalog("UIKit surface", modes: [.light], previews: .linked(in: "UIKitSurfaceComponents"))
    }
}
