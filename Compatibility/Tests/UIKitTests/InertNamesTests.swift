import CoreImage
import CoreLocation
import CoreMotion
import MapKit
import Testing
import UIKit

/// Names that keep what they are told and show nothing of it.
@MainActor
struct InertNamesTests {
    @Test func `A field keeps what would stand above its keyboard`() {
        let (field, bar) = (UITextField(), UIView())
        field.inputAccessoryView = bar
        #expect(field.inputAccessoryView === bar)
    }

    @Test func `A device without sensors says nothing of its motion`() {
        let manager = CMMotionManager()
        var calls = 0
        manager.startDeviceMotionUpdates(to: .main) { _, _ in calls += 1 }
        #expect(!manager.isDeviceMotionAvailable && manager.deviceMotion == nil && calls == 0)
        #expect(CMDeviceMotion().attitude.rotationMatrix.m11 == 1)
        #expect(!CMPedometer.isStepCountingAvailable())
    }

    @Test func `A copy of a paragraph's style keeps its tab stops`() throws {
        let style = NSMutableParagraphStyle()
        style.tabStops = [NSTextTab(textAlignment: .right, location: 80)]
        let copy = try #require(style.mutableCopy() as? NSParagraphStyle)
        #expect(copy.tabStops.map(\.location) == [80])
    }

    @Test func `An animator ends at once`() {
        var steps: [String] = []
        let animator = UIViewPropertyAnimator(
            duration: 1, timingParameters: UISpringTimingParameters(dampingRatio: 0.5))
        animator.addAnimations { steps.append("change") }
        animator.addCompletion { steps.append($0 == .end ? "end" : "elsewhere") }
        animator.startAnimation()
        #expect(steps == ["change", "end"])
    }

    @Test func `A table asks its source how many rows it has`() {
        final class Source: UITableViewDataSource {
            func numberOfSections(in tableView: UITableView) -> Int { 2 }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                section + 3
            }

            func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            }
        }
        let (table, source) = (UITableView(), Source())
        #expect(table.numberOfSections == 0)
        table.dataSource = source
        #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 4)
    }

    @Test func `A cell's content is its picture and its texts`() {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        #expect(content.prefersSideBySideTextAndSecondaryText)
        content.text = "Name"
        content.secondaryText = "Value"
        let labels = content.makeContentView().subviews.compactMap { ($0 as? UILabel)?.text }
        #expect(labels == ["Name", "Value"])
    }

    @Test func `A map's visible part and its region are the same place`() {
        let map = MKMapView()
        map.region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 0, longitude: 20),
            span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 20))
        map.setVisibleMapRect(map.visibleMapRect, animated: false)
        #expect(abs(map.region.center.longitude - 20) < 1e-6)
        #expect(abs(map.region.span.latitudeDelta - 10) < 1e-6)
        let pin = MKPointAnnotation(coordinate: map.centerCoordinate)
        map.addAnnotation(pin)
        map.showAnnotations([pin], animated: false)
        #expect(map.annotations.count == 1)
        map.removeAnnotation(pin)
        #expect(map.annotations.isEmpty)
    }

    @Test func `No address is found`() async throws {
        await #expect(throws: CLError(.geocodeFoundNoResult)) {
            _ = try await CLGeocoder().geocodeAddressString("1 Infinite Loop").count
        }
    }

    @Test func `A filter that is not computed leaves its picture`() {
        let filter = CIFilter.bloom()
        filter.inputImage = CIImage(color: .red)
        filter.radius = 3
        #expect(filter.outputImage === filter.inputImage)
    }
}
