@_exported public import CoreLocation
import Foundation
public import Vitrine

/// How far a region reaches, in degrees.
public struct MKCoordinateSpan: Sendable {
    public var latitudeDelta: CLLocationDegrees
    public var longitudeDelta: CLLocationDegrees

    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// A part of the earth around a place.
public struct MKCoordinateRegion: Sendable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan

    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }

    public init() {
        self.init(
            center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 0, longitudeDelta: 0))
    }

    /// Metres as degrees of a sphere: one of latitude is 111,195 m.
    public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        let metres = 111_195.0
        let shrinkage = max(cos(center.latitude * .pi / 180), 0.01)
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / metres,
                longitudeDelta: longitudinalMeters / (metres * shrinkage)))
    }
}

/// What of the earth a map shows.
public struct MapCameraPosition: Sendable {
    public let region: MKCoordinateRegion?

    private init(region: MKCoordinateRegion?) {
        self.region = region
    }

    public static let automatic = MapCameraPosition(region: nil)

    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
        MapCameraPosition(region: region)
    }

    public static func userLocation(fallback: MapCameraPosition) -> MapCameraPosition { fallback }
}

/// Something on a map.
public protocol MapContent {}

public struct EmptyMapContent: MapContent {
    init() {}
}

@resultBuilder
public enum MapContentBuilder {
    public static func buildBlock(_ content: any MapContent...) -> EmptyMapContent { EmptyMapContent() }

    public static func buildOptional(_ content: (any MapContent)?) -> EmptyMapContent { EmptyMapContent() }

    public static func buildEither(first content: any MapContent) -> EmptyMapContent { EmptyMapContent() }

    public static func buildEither(second content: any MapContent) -> EmptyMapContent { EmptyMapContent() }

    public static func buildArray(_ contents: [any MapContent]) -> EmptyMapContent { EmptyMapContent() }
}

public struct Marker: MapContent {
    public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {}

    public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {}

    public func tint(_ tint: Color?) -> Marker { self }
}

public struct Annotation<Content: View>: MapContent {
    public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {}
}

public struct UserAnnotation: MapContent {
    public init() {}
}

/// A map, which is not drawn here: a labelled box.
public struct Map: View {
    public init(coordinateRegion: Binding<MKCoordinateRegion>, showsUserLocation: Bool = false) {}

    public init(position: Binding<MapCameraPosition>) {}

    public init(position: Binding<MapCameraPosition>, @MapContentBuilder content: () -> EmptyMapContent) {}

    public init(
        initialPosition: MapCameraPosition = .automatic, @MapContentBuilder content: () -> EmptyMapContent
    ) {}

    public init(initialPosition: MapCameraPosition = .automatic) {}

    public var body: some View { PlaceholderView("Map") }
}
