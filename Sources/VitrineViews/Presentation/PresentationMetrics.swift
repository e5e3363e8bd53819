import Foundation

/// The measures of what lies over a screen, in points, as of iOS 18.
///
/// Widths, heights of rows and sizes of forms are documented or measured by several writers; insets and opacities follow
/// design kits.
nonisolated enum PresentationMetrics {
    // The screen behind

    static let dimming = Color(light: .black.opacity(0.2), dark: .black.opacity(0.48))
    static let screenRadius: CGFloat = 10

    // Sheets

    /// From the top of the safe area to a large sheet.
    static let sheetTop: CGFloat = 10
    static let sheetRadius: CGFloat = 10
    static let mediumFraction: CGFloat = 0.5
    static let grabberSize = CGSize(width: 36, height: 5)
    static let grabberTop: CGFloat = 5
    /// On pads.
    static let formSize = CGSize(width: 540, height: 620)
    static let formRadius: CGFloat = 38

    // Popovers

    static let popoverRadius: CGFloat = 13
    static let popoverWidth: CGFloat = 320
    static let arrowSize = CGSize(width: 26, height: 13)
    /// The deviation of the shadow around what floats over a screen.
    static let floatingShadow: CGFloat = 20
    /// What popovers and menus keep free of the screen's edges.
    static let screenMargin: CGFloat = 10

    // Alerts

    static let alertWidth: CGFloat = 270
    static let alertRadius: CGFloat = 14
    static let alertInsets = EdgeInsets(top: 20, leading: 16, bottom: 20, trailing: 16)
    static let alertTitleFont = Font.system(size: 17, weight: .semibold)
    static let alertMessageFont = Font.system(size: 13)
    static let alertGap: CGFloat = 4
    static let alertFieldHeight: CGFloat = 26
    static let alertFieldRadius: CGFloat = 5
    static let alertFieldPadding: CGFloat = 6
    /// Between the message and the first field.
    static let alertFieldTop: CGFloat = 12
    static let alertButtonHeight: CGFloat = 44
    static let alertButtonPadding: CGFloat = 8

    // Confirmation dialogs

    static let dialogMargin: CGFloat = 8
    static let dialogRadius: CGFloat = 14
    static let dialogInsets = EdgeInsets(top: 14, leading: 16, bottom: 14, trailing: 16)
    static let dialogButtonHeight: CGFloat = 57
    static let dialogButtonSize: CGFloat = 20

    // Menus

    static let menuWidth: CGFloat = 250
    static let menuRadius: CGFloat = 13
    static let menuRowHeight: CGFloat = 44
    static let menuRowPadding: CGFloat = 16
    static let menuHeaderHeight: CGFloat = 32
    /// The place of the check marks of a menu that has some.
    static let menuCheckWidth: CGFloat = 24
    static let menuSectionGap: CGFloat = 8
    /// Between a menu and the view that opens it.
    static let menuDistance: CGFloat = 8
}
