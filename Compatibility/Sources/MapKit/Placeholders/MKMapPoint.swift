public import CoreLocation
import Foundation

/// A place on the map of the whole earth in Mercator's projection, from its upper left corner.
public struct MKMapPoint: Equatable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    public init(_ coordinate: CLLocationCoordinate2D) {
        let latitude = coordinate.latitude * .pi / 180
        let northing = log(tan(.pi / 4 + latitude / 2))
        self.init(
            x: (coordinate.longitude + 180) / 360 * MKMapSize.world.width,
            y: (1 - northing / .pi) / 2 * MKMapSize.world.height)
    }

    public var coordinate: CLLocationCoordinate2D {
        let northing = (1 - 2 * y / MKMapSize.world.height) * .pi
        return CLLocationCoordinate2D(
            latitude: (2 * atan(exp(northing)) - .pi / 2) * 180 / .pi,
            longitude: x / MKMapSize.world.width * 360 - 180)
    }
}
