public import Foundation

/// What a map is to show, none of which is drawn here.
open class MKMapConfiguration: NSObject {
    public enum ElevationStyle: Int, Sendable { case flat, realistic }

    open var elevationStyle = ElevationStyle.flat

    fileprivate init(elevationStyle: ElevationStyle) {
        self.elevationStyle = elevationStyle
    }
}

/// Streets and names.
open class MKStandardMapConfiguration: MKMapConfiguration {
    public enum EmphasisStyle: Int, Sendable { case `default`, muted }

    open var emphasisStyle: EmphasisStyle
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsTraffic = false

    public init(elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle = .default) {
        self.emphasisStyle = emphasisStyle
        super.init(elevationStyle: elevationStyle)
    }
}

/// Pictures from the air.
open class MKImageryMapConfiguration: MKMapConfiguration {
    override public init(elevationStyle: ElevationStyle = .flat) {
        super.init(elevationStyle: elevationStyle)
    }
}

/// Pictures from the air with streets and names.
open class MKHybridMapConfiguration: MKMapConfiguration {
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsTraffic = false

    override public init(elevationStyle: ElevationStyle = .flat) {
        super.init(elevationStyle: elevationStyle)
    }
}
