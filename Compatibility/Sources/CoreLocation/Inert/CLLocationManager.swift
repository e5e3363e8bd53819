public import Foundation

public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

public protocol CLLocationManagerDelegate: AnyObject {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}

    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}

    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// Knows no place and asks nobody.
open class CLLocationManager: NSObject {
    public weak var delegate: (any CLLocationManagerDelegate)?
    public var desiredAccuracy = kCLLocationAccuracyBest
    public var distanceFilter = kCLDistanceFilterNone
    public let authorizationStatus = CLAuthorizationStatus.notDetermined
    public let location: CLLocation? = nil

    override public init() {}

    public static func locationServicesEnabled() -> Bool { false }

    open func requestWhenInUseAuthorization() {}

    open func requestAlwaysAuthorization() {}

    open func requestLocation() {}

    open func startUpdatingLocation() {}

    open func stopUpdatingLocation() {}
}
