public import Vitrine

/// What a map shows after it was moved.
public struct MapCameraUpdateContext: Sendable {
    public let camera: MapCamera
    public let region: MKCoordinateRegion
    public let rect: MKMapRect
}

public enum MapCameraUpdateFrequency: Sendable {
    case continuous, onEnd
}

extension View {
    /// Without effect: nobody moves the map.
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View { self }

    /// Without effect: nobody moves the map.
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View { self }
}
