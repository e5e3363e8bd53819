#if UIKit
    @_exported public import UIKit

    public enum MKMapType: UInt, Sendable {
        case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
    }

    /// A map, which is not drawn here: a labelled box.
    open class MKMapView: UnavailableView {
        open var region = MKCoordinateRegion()
        open var mapType = MKMapType.standard
        open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
        open var camera = MKMapCamera()
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        open var showsScale = false
        open var showsTraffic = false
        open var showsBuildings = true
        open var showsUserLocation = false
        open var isZoomEnabled = true
        open var isScrollEnabled = true
        open weak var delegate: (any MKMapViewDelegate)?
        open var showsCompass = true
        open var isRotateEnabled = true
        open var isPitchEnabled = true
        open private(set) var annotations: [any MKAnnotation] = []
        open private(set) var overlays: [any MKOverlay] = []
        open var selectedAnnotations: [any MKAnnotation] = []
        public let userLocation = MKUserLocation()
        open var centerCoordinate: CLLocationCoordinate2D {
            get { region.center }
            set { region.center = newValue }
        }
        /// The region as a part of the map of the whole earth.
        open var visibleMapRect: MKMapRect {
            get { MKMapRect(region) }
            set { region = MKCoordinateRegion(newValue) }
        }

        open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
            visibleMapRect = mapRect
        }

        open func setVisibleMapRect(
            _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool
        ) {
            visibleMapRect = mapRect
        }

        open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
            region.center = coordinate
        }

        open func addAnnotation(_ annotation: any MKAnnotation) {
            annotations.append(annotation)
        }

        open func addAnnotations(_ annotations: [any MKAnnotation]) {
            self.annotations += annotations
        }

        open func removeAnnotation(_ annotation: any MKAnnotation) {
            annotations.removeAll { $0 === annotation }
        }

        open func removeAnnotations(_ annotations: [any MKAnnotation]) {
            for annotation in annotations { removeAnnotation(annotation) }
        }

        open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
            let shown = Set(self.annotations.map(ObjectIdentifier.init))
            addAnnotations(annotations.filter { !shown.contains(ObjectIdentifier($0)) })
        }

        open func addOverlay(_ overlay: any MKOverlay) {
            overlays.append(overlay)
        }

        open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
            addOverlay(overlay)
        }

        open func addOverlays(_ overlays: [any MKOverlay]) {
            self.overlays += overlays
        }

        open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
            addOverlays(overlays)
        }

        open func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
            overlays.insert(overlay, at: min(index, overlays.count))
        }

        open func removeOverlay(_ overlay: any MKOverlay) {
            overlays.removeAll { $0 === overlay }
        }

        open func removeOverlays(_ overlays: [any MKOverlay]) {
            for overlay in overlays { removeOverlay(overlay) }
        }

        open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { nil }

        open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
            selectedAnnotations = [annotation]
        }

        open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
            selectedAnnotations.removeAll { $0 === annotation }
        }

        open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}

        open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
            nil
        }

        open func dequeueReusableAnnotationView(
            withIdentifier identifier: String, for annotation: any MKAnnotation
        ) -> MKAnnotationView {
            MKAnnotationView(annotation: annotation, reuseIdentifier: identifier)
        }

        open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }

        open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
            self.region = region
        }
    }

    @MainActor @preconcurrency
    public protocol MKMapViewDelegate: AnyObject {
        func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
        func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
        func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
        func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
        func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    }

    extension MKMapViewDelegate {
        public func mapView(
            _ mapView: MKMapView, viewFor annotation: any MKAnnotation
        ) -> MKAnnotationView? { nil }

        public func mapView(
            _ mapView: MKMapView, rendererFor overlay: any MKOverlay
        ) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }

        public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}

        public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}

        public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    }
#endif
