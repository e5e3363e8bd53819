import CoreLocation
import MapKit
import SwiftUI
import Testing
import UIKit

/// What views are told of their place, and what views of one's own override.
@MainActor
struct ViewHierarchyTests {
    private final class Recorder: UIView {
        var log: [String] = []

        override func addSubview(_ view: UIView) {
            log.append("add")
            super.addSubview(view)
        }

        override func removeFromSuperview() {
            log.append("remove")
            super.removeFromSuperview()
        }

        override func willMove(toSuperview newSuperview: UIView?) {
            log.append(newSuperview == nil ? "will leave" : "will enter")
        }

        override func didMoveToSuperview() {
            log.append(superview == nil ? "has left" : "has entered")
        }

        override func layoutIfNeeded() {
            log.append("lay out")
            super.layoutIfNeeded()
        }

        override func layoutSublayers(of layer: CALayer) {
            log.append("layers")
        }
    }

    @Test func `A view is told when it leaves its superview`() {
        let (outer, view) = (UIView(), Recorder())
        outer.addSubview(view)
        view.removeFromSuperview()
        view.removeFromSuperview()
        #expect(view.log == ["will enter", "has entered", "remove", "will leave", "has left", "remove"])
        #expect(outer.subviews.isEmpty && view.superview == nil)
    }

    @Test func `A view that goes to another superview is told of the other alone`() {
        let (first, second, view) = (UIView(), UIView(), Recorder())
        first.addSubview(view)
        view.log = []
        second.addSubview(view)
        #expect(view.log == ["will enter", "has entered"])
        #expect(first.subviews.isEmpty && second.subviews == [view])
    }

    @Test func `A view of one's own sees what is added and laid out`() {
        let view = Recorder(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        view.addSubview(UIView())
        view.layoutIfNeeded()
        #expect(view.log == ["add", "lay out", "layers"])
    }

    @Test func `Layers in layers are laid out with their view, the outermost first`() {
        final class FillingLayer: CALayer {
            override func layoutSublayers() {
                super.layoutSublayers()
                for layer in sublayers ?? [] { layer.frame = bounds }
            }
        }
        final class Card: UIView {
            let (outer, inner, innermost) = (FillingLayer(), FillingLayer(), CALayer())

            override func layoutSubviews() {
                super.layoutSubviews()
                outer.frame = bounds
            }
        }
        let card = Card(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        card.layer.addSublayer(card.outer)
        card.outer.addSublayer(card.inner)
        card.inner.addSublayer(card.innermost)
        card.layoutIfNeeded()
        #expect(card.innermost.frame == card.bounds)
    }

    @Test func `Numbers are added to priorities`() {
        #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
        #expect((UILayoutPriority.defaultLow + 1).rawValue == 251)
    }

    @Test func `No method is known by its name`() {
        let view = UIView()
        #expect(!view.responds(to: NSSelectorFromString("cornerRadius")))
        #expect(NSStringFromSelector(Selector("tap:")) == "tap:")
        #expect(class_getInstanceMethod(UIView.self, Selector("tap:")) == nil)
    }

    @Test func `A map keeps its overlays, which know their places`() {
        let berlin = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)
        let paris = CLLocationCoordinate2D(latitude: 48.9, longitude: 2.4)
        let line = MKPolyline(coordinates: [berlin, paris], count: 2)
        #expect(line.pointCount == 2 && abs(line.points()[1].coordinate.latitude - 48.9) < 1e-9)
        #expect(line.boundingMapRect.minX == MKMapPoint(paris).x)
        #expect(line.boundingMapRect.minY == MKMapPoint(berlin).y)
        let map = MKMapView()
        map.addOverlays([line, MKCircle(center: berlin, radius: 1_000)])
        map.removeOverlay(line)
        #expect(map.overlays.count == 1)
        // 2 km across: at this latitude a meter is 1/0.609 of what it is at the equator.
        let width = map.overlays[0].boundingMapRect.width
        #expect(abs(width - 2_000 * MKMapSize.world.width / 40_075_000 / 0.609) < 30)
    }
}
