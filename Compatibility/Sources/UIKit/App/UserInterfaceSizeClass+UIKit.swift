public import Vitrine

extension UserInterfaceSizeClass {
    /// Nothing for what is unspecified.
    public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
        switch uiUserInterfaceSizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        case .unspecified: return nil
        }
    }
}

extension UIUserInterfaceSizeClass {
    /// Unspecified where SwiftUI's is missing.
    public init(_ userInterfaceSizeClass: UserInterfaceSizeClass?) {
        switch userInterfaceSizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        case nil: self = .unspecified
        }
    }
}
