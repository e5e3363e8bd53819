import VitrineGeometry
import VitrineViews
import VitrineWording

/// The surface of a device.
struct Screen: Equatable, Sendable {
    /// Points from edge to edge.
    let width: Double
    let height: Double
    /// Device pixels per point; the mode's where nothing is said.
    let scale: Double?
    /// How much the system covers along the edges.
    let safeArea: Insets
    /// The same where the device is turned on its side.
    private let landscapeSafeArea: Insets

    /// The device of previews that name none: an iPhone 15 or 16, in the mode's density.
    static let standard = phone(393, 852, nil, top: 59)

    var landscape: Screen {
        Screen(
            width: height, height: width, scale: scale, safeArea: landscapeSafeArea,
            landscapeSafeArea: safeArea)
    }

    /// The screen of a device that Xcode's simulators know.
    init(of device: PreviewDevice, at place: SourcePlace) throws(PreviewError) {
        guard let screen = Self.devices.first(where: { $0.names.contains(device.rawValue) })?.screen else {
            throw .unknownDevice(
                name: device.rawValue, place: place, closest: Self.closest(to: device.rawValue))
        }
        self = screen
    }

    private init(width: Double, height: Double, scale: Double?, safeArea: Insets, landscapeSafeArea: Insets) {
        self.width = width
        self.height = height
        self.scale = scale
        self.safeArea = safeArea
        self.landscapeSafeArea = landscapeSafeArea
    }

    private static func closest(to name: String) -> String? {
        Spelling.closest(to: name, among: devices.flatMap(\.names).sorted())
    }

    /// Names of simulators by their screens, upright.
    private static let devices: [(names: [String], screen: Screen)] = [
        (["iPhone SE (1st generation)", "iPod touch (7th generation)"], homeButton(320, 568, 2)),
        (
            ["iPhone 8", "iPhone SE", "iPhone SE (2nd generation)", "iPhone SE (3rd generation)"],
            homeButton(375, 667, 2)
        ),
        (["iPhone 8 Plus"], homeButton(414, 736, 3)),
        (
            ["iPhone X", "iPhone Xs", "iPhone XS", "iPhone 11 Pro"],
            phone(375, 812, 3, top: 44, landscapeBottom: 24)
        ),
        (["iPhone 12 mini", "iPhone 13 mini"], phone(375, 812, 3, top: 50)),
        (
            ["iPhone Xs Max", "iPhone XS Max", "iPhone 11 Pro Max"],
            phone(414, 896, 3, top: 44, landscapeBottom: 24)
        ),
        (["iPhone Xr", "iPhone XR", "iPhone 11"], phone(414, 896, 2, top: 44, landscapeBottom: 24)),
        (
            [
                "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e",
            ], phone(390, 844, 3, top: 47)
        ),
        (
            ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"], phone(428, 926, 3, top: 47)
        ),
        (["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"], phone(393, 852, 3, top: 59)),
        (
            ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"],
            phone(430, 932, 3, top: 59)
        ),
        (["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], phone(402, 874, 3, top: 62)),
        (["iPhone 16 Pro Max", "iPhone 17 Pro Max"], phone(440, 956, 3, top: 62)),
        (["iPhone Air"], phone(420, 912, 3, top: 68, landscapeBottom: 29)),
        (["iPad mini (6th generation)", "iPad mini (A17 Pro)"], tablet(744, 1133, top: 24, bottom: 20)),
        (["iPad (8th generation)", "iPad (9th generation)"], tablet(810, 1080, top: 20, bottom: 0)),
        (
            ["iPad Pro (11-inch)", "iPad Pro (11-inch) (4th generation)"],
            tablet(834, 1194, top: 24, bottom: 20)
        ),
        (
            ["iPad Pro (12.9-inch)", "iPad Pro (12.9-inch) (6th generation)"],
            tablet(1024, 1366, top: 24, bottom: 20)
        ),
    ]

    /// A phone with a status bar, which lies without one.
    private static func homeButton(_ width: Double, _ height: Double, _ scale: Double) -> Screen {
        Screen(
            width: width, height: height, scale: scale,
            safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0), landscapeSafeArea: .zero)
    }

    /// A phone whose screen reaches to its edges.
    ///
    /// - Parameter landscapeBottom: how much is covered below the content where the phone lies on its side.
    private static func phone(
        _ width: Double, _ height: Double, _ scale: Double?, top: Double, landscapeBottom: Double = 21
    ) -> Screen {
        Screen(
            width: width, height: height, scale: scale,
            safeArea: Insets(top: top, left: 0, bottom: 34, right: 0),
            landscapeSafeArea: Insets(top: 0, left: top, bottom: landscapeBottom, right: top))
    }

    private static func tablet(_ width: Double, _ height: Double, top: Double, bottom: Double) -> Screen {
        let covered = Insets(top: top, left: 0, bottom: bottom, right: 0)
        return Screen(width: width, height: height, scale: 2, safeArea: covered, landscapeSafeArea: covered)
    }
}
