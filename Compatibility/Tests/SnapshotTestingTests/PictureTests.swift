import Foundation
import SwiftUI
import Testing
import UIKit
import VitrineComposition
import VitrineGeometry
import VitrineJSONValues
import VitrinePixels
import VitrineRendering

@testable import SnapshotTesting

/// What strategies draw.
@MainActor
struct PictureTests {
    /// Colours of a picture by their places in pixels.
    private struct Picture {
        let image: UIImage
        var size: CGSize { image.size }

        subscript(x: Int, y: Int) -> String? {
            guard let pixels = image.pixels, x < pixels.size.width, y < pixels.size.height else { return nil }
            let start = (y * pixels.size.width + x) * 4
            return pixels.bytes[start..<start + 4].map { String(format: "%02x", $0) }.joined()
        }
    }

    private func picture<Value>(_ value: Value, _ strategy: Snapshotting<Value, UIImage>) throws -> Picture {
        var image: UIImage?
        strategy.snapshot(value).run { image = $0 }
        return Picture(image: try #require(image))
    }

    private let red = "ff0000ff"
    private let green = "00ff00ff"
    private let white = "ffffffff"
    private let black = "000000ff"
    private let clear = "00000000"
    private let pureRed = Color(red: 1, green: 0, blue: 0)
    private let pureGreen = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

    @Test func `A view of a fixed size stands in its middle on the system's background`() throws {
        let picture = try picture(
            pureRed.frame(width: 4, height: 4), .image(layout: .fixed(width: 8, height: 6)))
        #expect(picture.size == CGSize(width: 8, height: 6))
        #expect(picture.image.pixels?.size.description == "16×12 px")
        #expect([picture[0, 0], picture[8, 6], picture[15, 11]] == [white, red, white])
    }

    @Test func `A view in its least size has no more than its own`() throws {
        let picture = try picture(
            pureRed.frame(minWidth: 3, maxWidth: .infinity, minHeight: 5),
            .image(traits: .init(displayScale: 1)))
        #expect(picture.size == CGSize(width: 3, height: 5))
    }

    /// Grows as soon as it appears, in a state of its own or an object's.
    private struct Growing: View {
        @State private var length: CGFloat = 3

        var body: some View {
            Color(red: 1, green: 0, blue: 0).frame(width: length, height: length).onAppear { length = 9 }
        }
    }

    @Test func `A least size is found before the view appears, and what is drawn in it has appeared`() throws
    {
        let picture = try picture(
            Growing().background(Color(red: 0, green: 1, blue: 0)), .image(traits: .init(displayScale: 1)))
        #expect(picture.size == CGSize(width: 3, height: 3))
        #expect(picture[0, 0] == red)
        let device = SwiftUISnapshotLayout.device(config: ViewImageConfig())
        #expect(
            try self.picture(Growing(), .image(layout: device, traits: .init(displayScale: 1))).size
                == CGSize(width: 3, height: 3))
    }

    private struct LargeType: View {
        @Environment(\.dynamicTypeSize) private var size

        var body: some View {
            Color(red: size == .large ? 0 : 1, green: 0, blue: 0).frame(
                width: size == .large ? 2 : 8, height: 2)
        }
    }

    @Test func `A least size is found without the traits in which the view is drawn`() throws {
        let traits = UITraitCollection(traitsFrom: [
            .init(preferredContentSizeCategory: .accessibilityLarge), .init(displayScale: 1),
        ])
        let own = try picture(LargeType(), .image(traits: traits))
        #expect(own.size == CGSize(width: 2, height: 2))
        #expect(own[0, 0] == red)
        // What the view says itself holds in both.
        let said = try picture(
            LargeType().environment(\.sizeCategory, .accessibilityLarge), .image(traits: traits))
        #expect(said.size == CGSize(width: 8, height: 2))
    }

    private final class Length: ObservableObject {
        @Published var value: CGFloat = 4
    }

    private struct Owning: View {
        @StateObject private var length = Length()

        var body: some View {
            Color.red.frame(width: length.value, height: 2).onAppear { length.value += 4 }
        }
    }

    @Test func `A view that is drawn twice has an object of its own in each picture`() throws {
        let view = Owning()
        for _ in 1...2 {
            #expect(
                try picture(view, .image(traits: .init(displayScale: 1))).size == CGSize(width: 4, height: 2))
        }
    }

    @Test func `A device leaves its safe area free, which a background may cover`() throws {
        let traits = UITraitCollection(displayScale: 1)
        let phone = SwiftUISnapshotLayout.device(config: .iPhoneX)
        let room = try picture(pureRed, .image(layout: phone, traits: traits))
        #expect(room.size == CGSize(width: 375, height: 812))
        #expect([room[0, 43], room[0, 44], room[374, 777], room[374, 778]] == [white, red, red, white])
        let all = try picture(pureRed.ignoresSafeArea(), .image(layout: phone, traits: traits))
        #expect([all[0, 0], all[374, 811]] == [red, red])
    }

    @Test func `Traits reach the view's environment`() throws {
        struct Circumstances: View {
            @Environment(\.self) private var environment

            var body: some View {
                let facts = [
                    environment.colorScheme == .dark, environment.layoutDirection == .rightToLeft,
                    environment.dynamicTypeSize == .accessibility3,
                    environment.horizontalSizeClass == .regular,
                    environment.verticalSizeClass == .compact, environment.displayScale == 1,
                    environment.colorSchemeContrast == .increased, environment.legibilityWeight == .bold,
                ]
                facts.allSatisfy { $0 } ? Color(red: 0, green: 1, blue: 0) : Color(red: 1, green: 0, blue: 0)
            }
        }
        let traits = UITraitCollection(traitsFrom: [
            .init(userInterfaceStyle: .dark), .init(layoutDirection: .rightToLeft),
            .init(preferredContentSizeCategory: .accessibilityExtraLarge),
            .init(horizontalSizeClass: .regular), .init(verticalSizeClass: .compact),
            .init(displayScale: 1), .init(accessibilityContrast: .high), .init(legibilityWeight: .bold),
        ])
        let layout = SwiftUISnapshotLayout.fixed(width: 2, height: 2)
        #expect(try picture(Circumstances(), .image(layout: layout, traits: traits))[0, 0] == green)
    }

    @Test func `A device's traits give way to those that a strategy says`() throws {
        let dark = try picture(
            EmptyView().frame(width: 1, height: 1),
            .image(
                layout: .device(config: .iPhoneSe),
                traits: .init(traitsFrom: [.init(userInterfaceStyle: .dark), .init(displayScale: 1)])))
        #expect(dark.image.pixels?.size.description == "320×568 px")
        #expect(dark[0, 0] == black)
    }

    @Test func `A hosting controller shows its view on the device, on the colour of its view`() throws {
        let controller = UIHostingController(rootView: pureRed.frame(width: 10, height: 10))
        let strategy = Snapshotting<UIViewController, UIImage>.image(
            on: .iPhone8, traits: .init(displayScale: 1))
        let plain = try picture(controller, strategy)
        #expect(plain.size == CGSize(width: 375, height: 667))
        // What is free begins below the status bar.
        #expect([plain[187, 343], plain[187, 337], plain[187, 349]] == [red, white, white])
        controller.view.backgroundColor = pureGreen
        let colored = try picture(controller, strategy)
        #expect([colored[187, 343], colored[0, 0], colored[374, 666]] == [red, green, green])
        controller.view.backgroundColor = .clear
        #expect(try picture(controller, strategy)[0, 0] == clear)
        controller.view.backgroundColor = .systemBackground
        controller.overrideUserInterfaceStyle = .dark
        #expect(try picture(controller, strategy)[0, 0] == black)
    }

    @Test func `A view of UIKit has its size, and is clear where it has no ground`() throws {
        let view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 6))
        let inner = UIView(frame: CGRect(x: 2, y: 2, width: 4, height: 2))
        inner.backgroundColor = pureGreen
        view.addSubview(inner)
        let picture = try picture(view, .image)
        #expect(picture.size == CGSize(width: 10, height: 6))
        #expect(
            [picture[0, 0], picture[4, 4], picture[11, 7], picture[12, 8]] == [clear, green, green, clear])
        #expect(view.frame == CGRect(x: 5, y: 5, width: 10, height: 6))
        #expect(try self.picture(view, .image(size: CGSize(width: 3, height: 3))).size.width == 3)
    }

    @Test func `A label without a frame has the size of its text, also before it is drawn`() throws {
        let label = UILabel()
        label.text = "Text"
        #expect(label.intrinsicContentSize.width > 20)
        let picture = try picture(label, .image)
        #expect(abs(picture.size.width - label.intrinsicContentSize.width) < 1)
        #expect(abs(picture.size.height - label.intrinsicContentSize.height) < 1)
    }

    @Test func `A view that constraints size has the size that they say`() throws {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        view.widthAnchor.constraint(equalToConstant: 12).isActive = true
        view.heightAnchor.constraint(equalToConstant: 7).isActive = true
        #expect(try picture(view, .image).size == CGSize(width: 12, height: 7))
    }

    @Test func `A controller's view is laid out within the device's safe area`() throws {
        final class Screen: UIViewController {
            let inner = UIView()
            var events: [String] = []

            override func viewDidLoad() {
                view.backgroundColor = .white
                inner.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
                inner.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(inner)
                let safe = view.safeAreaLayoutGuide
                NSLayoutConstraint.activate([
                    inner.topAnchor.constraint(equalTo: safe.topAnchor),
                    inner.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
                    inner.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
                    inner.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
                ])
            }

            override func viewWillAppear(_ animated: Bool) { events.append("will appear") }

            override func viewDidAppear(_ animated: Bool) { events.append("did appear") }

            override func viewDidDisappear(_ animated: Bool) { events.append("did disappear") }

            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                if traitCollection.userInterfaceStyle == .dark { events.append("dark") }
            }
        }
        let controller = Screen()
        let strategy = Snapshotting<UIViewController, UIImage>.image(
            on: .iPhoneX(.landscape),
            traits: .init(traitsFrom: [.init(displayScale: 1), .init(userInterfaceStyle: .dark)]))
        let picture = try picture(controller, strategy)
        #expect(picture.size == CGSize(width: 812, height: 375))
        #expect(
            [picture[43, 0], picture[44, 0], picture[767, 350], picture[767, 351]] == [
                white, green, green, white,
            ])
        #expect(Set(controller.events) == ["will appear", "did appear", "dark", "did disappear"])
        #expect(controller.events.last == "did disappear")
        #expect(controller.view.safeAreaInsets == .zero)
    }

    @Test func `A hosting controller inside of another one is laid out in what is free`() throws {
        let inner = UIHostingController(rootView: pureRed)
        let outer = UINavigationController(rootViewController: inner)
        let picture = try picture(
            outer, .image(on: .iPhoneX, traits: .init(displayScale: 1)))
        // A navigation controller's picture begins at its bar, below what is covered above it.
        #expect(picture.size == CGSize(width: 375, height: 768))
        #expect(picture[0, 43] != red)
        #expect([picture[0, 45], picture[0, 733], picture[0, 734]] == [red, red, white])
    }

    @Test func `An image that a function draws has its scale`() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image {
            pureGreen.setFill()
            $0.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
        }
        let picture = try picture(image, .image)
        #expect(picture.image.pixels?.size.description == "12×6 px")
        #expect([picture[5, 0], picture[6, 0]] == [clear, green])
        #expect(picture.image.pngData() != nil)
    }

    @Test func `Outlines and layers are drawn from their own origin`() throws {
        let path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 4, height: 2))
        let outline = try picture(path, .image)
        #expect(outline.size == CGSize(width: 4, height: 2))
        #expect([outline[0, 0], outline[3, 1]] == [black, black])
        #expect(try picture(path.cgPath, .image(scale: 2)).image.pixels?.size.description == "8×4 px")
        let layer = CALayer()
        layer.frame = CGRect(x: 3, y: 3, width: 5, height: 5)
        layer.backgroundColor = pureGreen.cgColor
        let drawn = try picture(layer, .image(traits: .init(displayScale: 1)))
        #expect([drawn[0, 0], drawn[4, 4]] == [green, green])
        #expect(layer.frame.origin == CGPoint(x: 3, y: 3))
    }

    @Test func `A view's own description has frames and no addresses`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        let label = UILabel(frame: CGRect(x: 1, y: 2, width: 10.5, height: 5))
        label.text = "Text"
        view.addSubview(label)
        var text = ""
        Snapshotting<UIView, String>.recursiveDescription.snapshot(view).run { text = $0 }
        #expect(
            text == """
                <UIView; frame = (0 0; 20 10); layer = <CALayer>>
                   | <UILabel; frame = (1 2; 10.5 5); text = 'Text'; layer = <CALayer>>
                """)
    }

    @Test func `A picture that is made at once is that of a renderer that waits`() async throws {
        struct Sized: View {
            @State private var width = 0.0

            var body: some View {
                GeometryReader { place in
                    Text(verbatim: "\(width)").onAppear { width = place.size.width }
                }
            }
        }
        let request = RenderRequest(
            view: { Sized() }, environment: { EnvironmentValues() }, extent: .fixed(width: 90, height: 40))
        let renderer = try Renderer(environment: StandardStage.environment.get())
        let atOnce = try renderer.composeAtOnce(request)
        let waiting = try await renderer.compose(request)
        #expect(atOnce.displayListHash == waiting.displayListHash)
        #expect(atOnce.nodes.contains { $0.properties["text"]?.description == "58.0" })
    }

    @Test nonisolated func `A test beside the main thread waits for the picture`() {
        var image: UIImage?
        Snapshotting<UIImage, UIImage>.image.snapshot(UIImage()).run { image = $0 }
        #expect(image != nil)
    }
}
