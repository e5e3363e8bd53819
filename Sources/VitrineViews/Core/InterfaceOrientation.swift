/// How a device is held.
public struct InterfaceOrientation: CaseIterable, Hashable, Sendable {
    private enum Side: Hashable, Sendable {
        case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
    }

    private let side: Side

    public static let portrait = InterfaceOrientation(side: .portrait)
    public static let portraitUpsideDown = InterfaceOrientation(side: .portraitUpsideDown)
    public static let landscapeLeft = InterfaceOrientation(side: .landscapeLeft)
    public static let landscapeRight = InterfaceOrientation(side: .landscapeRight)

    public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]

    package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
