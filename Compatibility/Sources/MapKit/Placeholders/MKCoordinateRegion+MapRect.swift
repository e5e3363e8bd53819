import CoreLocation

extension MKCoordinateRegion {
    /// What lies in a part of the map of the whole earth.
    public init(_ rect: MKMapRect) {
        let first = MKMapPoint(x: rect.minX, y: rect.minY).coordinate
        let last = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
        self.init(
            center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
            span: MKCoordinateSpan(
                latitudeDelta: first.latitude - last.latitude,
                longitudeDelta: last.longitude - first.longitude))
    }
}

extension MKMapRect {
    /// The part of the map that a region lies in, around the region's center.
    init(_ region: MKCoordinateRegion) {
        let (center, span) = (region.center, region.span)
        let middle = MKMapPoint(center)
        let top = MKMapPoint(
            CLLocationCoordinate2D(
                latitude: center.latitude + span.latitudeDelta / 2, longitude: center.longitude))
        let bottom = MKMapPoint(
            CLLocationCoordinate2D(
                latitude: center.latitude - span.latitudeDelta / 2, longitude: center.longitude))
        let width = span.longitudeDelta / 360 * MKMapSize.world.width
        let height = bottom.y - top.y
        self.init(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
    }
}
