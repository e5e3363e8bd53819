public import CoreLocation

/// From where a map looks at a place.
public struct MapCamera: Equatable, Sendable {
    public var centerCoordinate: CLLocationCoordinate2D
    /// In metres.
    public var distance: Double
    public var heading: Double
    public var pitch: Double

    public init(
        centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
    ) {
        self.centerCoordinate = centerCoordinate
        self.distance = distance
        self.heading = heading
        self.pitch = pitch
    }

    public static func == (left: MapCamera, right: MapCamera) -> Bool {
        (
            left.centerCoordinate.latitude, left.centerCoordinate.longitude, left.distance, left.heading,
            left.pitch
        )
            == (
                right.centerCoordinate.latitude, right.centerCoordinate.longitude, right.distance,
                right.heading, right.pitch
            )
    }
}
