import Foundation
import SnapshotTesting
import SwiftUI
import Testing
import VitrineComposition
import VitrineRendering

@testable import AccessibilitySnapshot

@MainActor
struct AccessibilityImageTests {
    private func spoken(_ view: some View) throws -> [String] {
        let picture = ViewPicture(
            view: view, extent: .ideal, traits: UITraitCollection(), backdrop: .system)
        return try picture.compose().accessibility.map {
            let spoken = SpokenDescription(of: $0)
            return spoken.hint.isEmpty ? spoken.text : "\(spoken.text) | \(spoken.hint)"
        }
    }

    @Test func `An element says its label, its value, what it is and how it is used`() throws {
        #expect(try spoken(Text("Total")) == ["Total"])
        #expect(try spoken(Button("Buy") {}) == ["Buy. Button."])
        #expect(try spoken(Button("Buy") {}.disabled(true)) == ["Buy. Dimmed. Button."])
        #expect(
            try spoken(Text("12").accessibilityLabel("Count").accessibilityValue("12")) == ["Count: 12"])
        #expect(
            try spoken(Text("News").accessibilityAddTraits([.isHeader, .isSelected])) == [
                "Selected: News. Heading."
            ])
        #expect(
            try spoken(Toggle("Sound", isOn: .constant(true))).first?.hasSuffix(
                "Switch Button. | Double tap to toggle setting.") == true)
        #expect(try spoken(Text("a").accessibilityHint("Opens it")) == ["a | Opens it"])
    }

    private func size(of strategy: Snapshotting<VStack<Text>, UIImage>) throws -> CGSize {
        var image: UIImage?
        strategy.snapshot(VStack { Text("Total") }).run { image = $0 }
        return try #require(image).size
    }

    @Test func `The legend is below a wide view and beside a high one`() throws {
        let wide = try size(of: .accessibilityImage(size: CGSize(width: 400, height: 50)))
        #expect(wide.width == 400)
        #expect(wide.height > 80)
        #expect(
            try size(of: .accessibilityImage(size: CGSize(width: 100, height: 300))).width == 416)
    }

    @Test func `Views of UIKit and controllers are marked as well`() throws {
        let label = UILabel()
        label.text = "Total"
        var image: UIImage?
        Snapshotting<UIView, UIImage>.accessibilityImage.snapshot(label).run { image = $0 }
        #expect(image?.size.width == 316)
        let controller = UIHostingController(rootView: Text("Total"))
        Snapshotting<UIViewController, UIImage>.accessibilityImage.snapshot(controller).run { image = $0 }
        #expect(image?.size.width == 316)
    }
}
