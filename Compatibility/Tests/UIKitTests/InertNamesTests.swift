import AVFoundation
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

    @Test func `A control follows no finger, and says so to one that asks`() {
        let control = UIControl()
        #expect(!control.isTracking && !control.isTouchInside)
        #expect(control.beginTracking(UITouch(), with: nil) && control.continueTracking(UITouch(), with: nil))
        control.endTracking(nil, with: nil)
        control.cancelTracking(with: nil)
    }

    @Test func `A text view tells of its editing by names of its own`() {
        let names = [
            UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
            UITextView.textDidEndEditingNotification, UITextField.textDidBeginEditingNotification,
        ]
        #expect(Set(names).count == 4)
    }

    @Test func `Settings of assistive technology never change`() {
        #expect(
            UIAccessibility.reduceMotionStatusDidChangeNotification
                != UIAccessibility.onOffSwitchLabelsDidChangeNotification)
        let view = UIView()
        view.accessibilityContainerType = .semanticGroup
        view.accessibilityTraits = [.toggleButton, .selected]
        view.accessibilityIncrement()
        #expect(view.accessibilityContainerType == .semanticGroup && !view.accessibilityActivate())
        #expect(view.accessibilityTraits.contains(.toggleButton))
    }

    @Test func `A constraint about nothing never holds`() {
        let constraint = NSLayoutConstraint()
        constraint.isActive = true
        #expect(!constraint.isActive && constraint.firstItem == nil && constraint.multiplier == 1)
    }

    @Test func `A player without a film stays at the beginning`() async {
        let player = AVPlayer()
        let isFinished = await withCheckedContinuation { continuation in
            player.seek(to: CMTime(seconds: 2.5, preferredTimescale: 600)) {
                continuation.resume(returning: $0)
            }
        }
        #expect(!isFinished && player.currentTime() == .zero)
    }

    @Test func `Times of films are parts of seconds`() {
        #expect(CMTimeMakeWithSeconds(2.5, preferredTimescale: 600).value == 1500)
        #expect(CMTime(value: 1500, timescale: 600) == CMTime(value: 5, timescale: 2))
        #expect(CMTime(value: 1, timescale: 3) < CMTime(value: 1, timescale: 2))
        #expect(CMTime.zero < .invalid && CMTime.zero != .invalid && CMTime.invalid == .invalid)
        #expect(CMTime.invalid.seconds.isNaN && !CMTime(seconds: .nan, preferredTimescale: 1).isValid)
        #expect(Set([CMTime(value: 3, timescale: 1), CMTime(value: 6, timescale: 2)]).count == 1)
    }

    @Test func `A colour without components is clear`() {
        #expect(UIColor() == UIColor(white: 0, alpha: 0))
    }

    @Test func `A device without sensors says nothing of its motion`() {
        let manager = CMMotionManager()
        var calls = 0
        manager.startDeviceMotionUpdates(to: .main) { _, _ in calls += 1 }
        #expect(!manager.isDeviceMotionAvailable && manager.deviceMotion == nil && calls == 0)
        #expect(CMDeviceMotion().attitude.rotationMatrix.m11 == 1)
        #expect(!CMPedometer.isStepCountingAvailable())
    }

    @Test func `What is dragged has the types of its object, and nothing of it is loaded`() async {
        let provider = NSItemProvider(object: "Label" as NSString)
        #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
        #expect(
            !provider.canLoadObject(ofClass: String.self)
                && NSItemProvider().registeredTypeIdentifiers.isEmpty)
        await #expect(throws: NSItemProvider.ErrorCode.itemUnavailableError) {
            try await provider.loadItem(forTypeIdentifier: "public.text")
        }
    }

    @Test func `A copy of a bar's look is of its type and apart from it`() {
        let appearance = UITabBarAppearance()
        appearance.stackedLayoutAppearance.normal.iconColor = .red
        let copy = appearance.copy()
        copy.backgroundColor = .blue
        #expect(copy.stackedLayoutAppearance.normal.iconColor == .red && appearance.backgroundColor == nil)
        #expect((appearance as NSObject).copy() is UITabBarAppearance)
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
