public import Foundation

/// Knows no address: every question fails.
open class CLGeocoder: NSObject {
    public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

    open var isGeocoding: Bool { false }

    override public init() {}

    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        completionHandler(nil, CLError(.geocodeFoundNoResult))
    }

    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        throw CLError(.geocodeFoundNoResult)
    }

    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        completionHandler(nil, CLError(.geocodeFoundNoResult))
    }

    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        throw CLError(.geocodeFoundNoResult)
    }

    open func cancelGeocode() {}
}
