public import Foundation

/// How large the surface of a preview is.
public enum PreviewLayout: Hashable, Sendable {
    /// The whole of the device.
    case device
    /// What the view wants if it may choose.
    case sizeThatFits
    /// So many points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// The device that a preview is shown on, by its name: `iPhone SE (3rd generation)`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(stringLiteral value: String) {
        self.init(rawValue: value)
    }
}

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

/// What is said about a preview beside its view.
public struct PreviewTraits: Hashable, Sendable {
    public var displayName: String?
    public var layout: PreviewLayout?
    public var device: PreviewDevice?
    public var orientation: InterfaceOrientation?

    public init(
        displayName: String? = nil, layout: PreviewLayout? = nil, device: PreviewDevice? = nil,
        orientation: InterfaceOrientation? = nil
    ) {
        self.displayName = displayName
        self.layout = layout
        self.device = device
        self.orientation = orientation
    }

    /// Those traits where this says nothing.
    func filled(from outer: PreviewTraits) -> PreviewTraits {
        PreviewTraits(
            displayName: displayName ?? outer.displayName, layout: layout ?? outer.layout,
            device: device ?? outer.device, orientation: orientation ?? outer.orientation)
    }
}
