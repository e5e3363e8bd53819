import CoreLocation

/// What of the earth a map shows.
public struct MapCameraPosition: Equatable, Sendable {
    public let region: MKCoordinateRegion?
    public let camera: MapCamera?

    private init(region: MKCoordinateRegion? = nil, camera: MapCamera? = nil) {
        self.region = region
        self.camera = camera
    }

    public static let automatic = MapCameraPosition()

    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
        MapCameraPosition(region: region)
    }

    public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(camera: camera) }

    public static func userLocation(
        followsHeading: Bool = false, fallback: MapCameraPosition
    ) -> MapCameraPosition { fallback }

    public static func == (left: MapCameraPosition, right: MapCameraPosition) -> Bool {
        left.camera == right.camera && left.corners == right.corners
    }

    /// The numbers of the region, which is not `Equatable` in itself.
    private var corners: [Double] {
        guard let region else { return [] }
        return [
            region.center.latitude, region.center.longitude, region.span.latitudeDelta,
            region.span.longitudeDelta,
        ]
    }
}
