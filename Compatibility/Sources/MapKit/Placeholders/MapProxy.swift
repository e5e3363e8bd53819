public import CoreLocation
public import Foundation
public import Vitrine

/// What a map knows of places: nothing, since it is not drawn.
public struct MapProxy: Sendable {
    public func convert(
        _ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol
    ) -> CGPoint? { nil }

    public func convert(
        _ point: CGPoint, from space: some CoordinateSpaceProtocol
    ) -> CLLocationCoordinate2D? { nil }

    public func camera(framing region: MKCoordinateRegion) -> MapCamera? { nil }

    public func camera(framing rect: MKMapRect) -> MapCamera? { nil }

    public func camera(framing mapItem: MKMapItem, allowPitch: Bool = false) -> MapCamera? { nil }
}
