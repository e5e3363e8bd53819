/// A size on the map of the whole earth.
public struct MKMapSize: Equatable, Sendable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}
