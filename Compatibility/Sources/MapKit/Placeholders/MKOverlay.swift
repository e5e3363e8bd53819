public import CoreLocation
public import Foundation

/// Something that lies over a part of a map; maps keep their overlays and do not show them.
public protocol MKOverlay: MKAnnotation {
    var boundingMapRect: MKMapRect { get }
}

/// A form of a map with texts of its own.
open class MKShape: NSObject, MKAnnotation {
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
    open var title: String?
    open var subtitle: String?
}

/// A form of points.
open class MKMultiPoint: MKShape, MKOverlay {
    private let places: UnsafeMutableBufferPointer<MKMapPoint>

    public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        let places = UnsafeBufferPointer(start: coordinates, count: count).map { MKMapPoint($0) }
        self.init(points: places, count: count)
    }

    public init(points: UnsafePointer<MKMapPoint>, count: Int) {
        places = .allocate(capacity: count)
        _ = places.initialize(from: UnsafeBufferPointer(start: points, count: count))
    }

    deinit {
        places.deallocate()
    }

    open var pointCount: Int { places.count }

    /// The points, as long as the form lives; one past the memory where there are none.
    open func points() -> UnsafeMutablePointer<MKMapPoint> {
        places.baseAddress ?? .init(bitPattern: MemoryLayout<MKMapPoint>.alignment).unsafelyUnwrapped
    }

    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for (offset, place) in places[range.location..<(range.location + range.length)].enumerated() {
            coords[offset] = place.coordinate
        }
    }

    /// The smallest part of the map that all points lie in.
    open var boundingMapRect: MKMapRect {
        places.reduce(MKMapRect.null) {
            $0.union(MKMapRect(origin: $1, size: MKMapSize(width: 0, height: 0)))
        }
    }

    /// The middle of that part.
    override open var coordinate: CLLocationCoordinate2D {
        let rect = boundingMapRect
        return MKMapPoint(x: rect.midX, y: rect.midY).coordinate
    }
}

/// A line from point to point.
open class MKPolyline: MKMultiPoint {}

/// A line by the shortest way over the earth.
open class MKGeodesicPolyline: MKPolyline {}

/// An area between points, with holes.
open class MKPolygon: MKMultiPoint {
    open private(set) var interiorPolygons: [MKPolygon]?

    public convenience init(
        coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
    ) {
        self.init(coordinates: coordinates, count: count)
        self.interiorPolygons = interiorPolygons
    }
}

/// All places within a distance of another, in meters.
open class MKCircle: MKShape, MKOverlay {
    private let center: CLLocationCoordinate2D
    public let radius: CLLocationDistance

    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        center = coord
        self.radius = radius
    }

    override open var coordinate: CLLocationCoordinate2D { center }

    /// A degree of latitude is 111.32 km, and points of Mercator's projection are the closer the further from the equator.
    open var boundingMapRect: MKMapRect {
        let middle = MKMapPoint(center)
        let pointsOfMeter = MKMapSize.world.width / 360 / 111_320 / cos(center.latitude * .pi / 180)
        return MKMapRect(origin: middle, size: MKMapSize(width: 0, height: 0))
            .insetBy(dx: -radius * pointsOfMeter, dy: -radius * pointsOfMeter)
    }
}

/// Pictures of the whole earth in squares, which are not loaded.
open class MKTileOverlay: NSObject, MKOverlay {
    public let urlTemplate: String?
    open var tileSize = CGSize(width: 256, height: 256)
    open var isGeometryFlipped = false
    open var minimumZ = 0
    open var maximumZ = 21
    open var canReplaceMapContent = false
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    open var boundingMapRect: MKMapRect { .world }

    public init(urlTemplate: String?) {
        self.urlTemplate = urlTemplate
    }
}
