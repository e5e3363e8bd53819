import Views

/// The surface of a device.
struct Screen: Equatable, Sendable {
    /// Points from edge to edge.
    var width: Double
    var height: Double
    /// Device pixels per point; the mode's where nothing is said.
    var scale: Double?

    /// The surface that modes have by themselves.
    static let standard = Screen(width: Mode.light.width, height: Mode.light.height)

    var landscape: Screen { Screen(width: height, height: width, scale: scale) }

    /// The screen of a device that Xcode's simulators know.
    init(of device: PreviewDevice, at place: SourcePlace) throws(PreviewError) {
        guard let screen = Self.devices.first(where: { $0.names.contains(device.rawValue) })?.screen else {
            throw .unknownDevice(
                name: device.rawValue, place: place, closest: Self.closest(to: device.rawValue))
        }
        self = screen
    }

    private init(width: Double, height: Double, scale: Double? = nil) {
        self.width = width
        self.height = height
        self.scale = scale
    }

    private static func closest(to name: String) -> String? {
        let near = devices.flatMap(\.names).map { (distance: editDistance(name, $0), name: $0) }
            .filter { $0.distance <= max(2, name.count / 3) }
        return near.min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
    }

    /// Names of simulators by the size of their screens, upright.
    private static let devices: [(names: [String], screen: Screen)] = [
        (["iPhone SE (1st generation)", "iPod touch (7th generation)"], upright(320, 568, 2)),
        (
            ["iPhone 8", "iPhone SE", "iPhone SE (2nd generation)", "iPhone SE (3rd generation)"],
            upright(375, 667, 2)
        ),
        (["iPhone 8 Plus"], upright(414, 736, 3)),
        (
            ["iPhone X", "iPhone Xs", "iPhone XS", "iPhone 11 Pro", "iPhone 12 mini", "iPhone 13 mini"],
            upright(375, 812, 3)
        ),
        (["iPhone Xs Max", "iPhone XS Max", "iPhone 11 Pro Max"], upright(414, 896, 3)),
        (["iPhone Xr", "iPhone XR", "iPhone 11"], upright(414, 896, 2)),
        (
            [
                "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e",
            ], upright(390, 844, 3)
        ),
        (
            ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"], upright(428, 926, 3)
        ),
        (["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"], upright(393, 852, 3)),
        (
            ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"],
            upright(430, 932, 3)
        ),
        (["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], upright(402, 874, 3)),
        (["iPhone 16 Pro Max", "iPhone 17 Pro Max"], upright(440, 956, 3)),
        (["iPhone Air"], upright(420, 912, 3)),
        (["iPad mini (6th generation)", "iPad mini (A17 Pro)"], upright(744, 1133, 2)),
        (["iPad (8th generation)", "iPad (9th generation)"], upright(810, 1080, 2)),
        (["iPad Pro (11-inch)", "iPad Pro (11-inch) (4th generation)"], upright(834, 1194, 2)),
        (
            ["iPad Pro (12.9-inch)", "iPad Pro (12.9-inch) (6th generation)"], upright(1024, 1366, 2)
        ),
    ]

    private static func upright(_ width: Double, _ height: Double, _ scale: Double) -> Screen {
        Screen(width: width, height: height, scale: scale)
    }
}
