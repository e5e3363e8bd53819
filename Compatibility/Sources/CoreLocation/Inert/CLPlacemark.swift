public import Foundation

/// A place with an address, of which only its coordinate is known.
open class CLPlacemark: NSObject {
    public let location: CLLocation?
    open var name: String? { nil }
    open var thoroughfare: String? { nil }
    open var subThoroughfare: String? { nil }
    open var locality: String? { nil }
    open var subLocality: String? { nil }
    open var administrativeArea: String? { nil }
    open var postalCode: String? { nil }
    open var country: String? { nil }
    open var isoCountryCode: String? { nil }

    package init(location: CLLocation?) {
        self.location = location
    }
}
