public import Vitrine

/// The look of a map, which is not drawn here.
public struct MapStyle: Sendable {
    public enum Elevation: Sendable { case automatic, flat, realistic }
    public enum StandardEmphasis: Sendable { case automatic, muted }

    public static var standard: MapStyle { MapStyle() }
    public static var imagery: MapStyle { MapStyle() }
    public static var hybrid: MapStyle { MapStyle() }

    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle { MapStyle() }
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> MapStyle { MapStyle() }
}

extension View {
    public func mapStyle(_ style: MapStyle) -> some View { self }

    public func mapControls<Controls: View>(@ViewBuilder _ content: () -> Controls) -> some View { self }

    public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
}
