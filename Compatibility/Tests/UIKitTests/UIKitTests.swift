import CatalogAssets
import SwiftUI
import Testing
import UIKit
import VitrineComposition
import VitrineDrawing
import VitrinePixels
import VitrineRendering
import VitrineTypesetting

/// UIKit's values where views use them.
struct UIKitTests {
    private func fills(
        _ scheme: ColorScheme = .light, _ view: @escaping @MainActor @Sendable () -> any View
    ) async throws -> [SRGBColor] {
        let environment = RenderingEnvironment(
            files: CatalogFiles(folder: URL.temporaryDirectory), fontBook: try FontBook.inter(),
            families: FontFamilies(default: "Inter"))
        let composed = try await Renderer(environment: environment).compose(
            RenderRequest(
                view: view,
                environment: {
                    var values = EnvironmentValues()
                    values.colorScheme = scheme
                    return values
                }, extent: .fixed(width: 20, height: 20), margin: 0))
        return composed.displayList.items.dropFirst().compactMap { item in
            guard case .fill(_, .color(let color), _) = item.content else { return nil }
            return color
        }
    }

    @Test func `A dynamic colour follows the view's scheme`() async throws {
        let view: @MainActor @Sendable () -> any View = {
            Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
        }
        #expect(try await fills(.light, view) == [SRGBColor(red: 0, green: 0, blue: 0, alpha: 1)])
        #expect(try await fills(.dark, view) == [SRGBColor(red: 1, green: 1, blue: 1, alpha: 1)])
    }

    @Test func `A system colour has its dark value`() async throws {
        let view: @MainActor @Sendable () -> any View = { Color(UIColor.systemGray6) }
        #expect(try await fills(.light, view).map(\.description) == ["#f2f2f7"])
        #expect(try await fills(.dark, view).map(\.description) == ["#1c1c1e"])
    }

    @Test func `A colour literal is a colour in sRGB`() {
        let color: UIColor = #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
        let parts = color.cgColor.components?.map { ($0 * 100).rounded() / 100 }
        #expect(parts == [0.2, 0.4, 0.6, 0.5])
    }

    @Test func `A colour tells its components`() {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1).withAlphaComponent(0.5)
        #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect([red, green, blue, alpha] == [0.25, 0.5, 0.75, 0.5])
        #expect(UIColor(white: 1, alpha: 1) == .white)
    }

    @Test func `A colour's hue is that of its strongest component`() {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(
            UIColor(red: 0, green: 0.5, blue: 0.5, alpha: 1)
                .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
        #expect([hue, saturation, brightness, alpha] == [0.5, 1, 0.5, 1])
        #expect(UIColor(cgColor: UIColor.systemRed.cgColor).cgColor == UIColor.systemRed.cgColor)
        #expect(UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1).cgColor.components == [0.2, 0.4, 0.6, 1])
    }

    @Test func `Metrics follow the text size of traits`() {
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
        let style = UIFont.TextStyle.body
        // By the leadings, 22 and 34 points: 26.27.
        #expect(UIFontMetrics(forTextStyle: style).scaledValue(for: 17, compatibleWith: large) == 26.5)
        let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title2)
        #expect(descriptor.pointSize == 22)
        #expect(UIFont(descriptor: descriptor, size: 24) == .systemFont(ofSize: 24))
    }

    @Test func `A text style's descriptor makes the style's font, in another weight, slant and design too`()
        throws
    {
        let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
        let semibold = body.addingAttributes([
            .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.semibold]
        ])
        let rounded = try #require(body.withSymbolicTraits(.traitItalic)?.withDesign(.rounded))
        #expect(UIFont(descriptor: body, size: 0) == .preferredFont(forTextStyle: .body))
        #expect(Font(UIFont(descriptor: semibold, size: 0)) == .system(.body, weight: .semibold))
        #expect(Font(UIFont(descriptor: rounded, size: 17)) == .system(.body, design: .rounded).italic())
        let headline = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline)
        #expect(UIFont(descriptor: headline, size: 0) == .preferredFont(forTextStyle: .headline))
    }

    @Test func `Scaled metrics let the system's font follow the text size`() throws {
        let font = UIFontMetrics(forTextStyle: .title1).scaledFont(
            for: .systemFont(ofSize: 17, weight: .bold))
        #expect(font.pointSize == 17)
        #expect(Font(font) == .custom(".AppleSystemUIFont", size: 17, relativeTo: .title).weight(.bold))
        let style = UIFont.preferredFont(forTextStyle: .footnote)
        #expect(UIFontMetrics.default.scaledFont(for: style) == style)
    }

    @Test func `Fonts and metrics are those of the standard text size`() {
        #expect(UIFont.preferredFont(forTextStyle: .title1).pointSize == 28)
        #expect(Font(UIFont.boldSystemFont(ofSize: 20)) == .system(size: 20, weight: .bold))
        #expect(UIFontMetrics.default.scaledValue(for: 12) == 12)
    }

    @Test func `A font of another size keeps its weight, slant, design and digits`() {
        #expect(
            UIFont.systemFont(ofSize: 12, weight: .semibold).withSize(20)
                == .systemFont(ofSize: 20, weight: .semibold))
        #expect(UIFont.italicSystemFont(ofSize: 12).withSize(20) == .italicSystemFont(ofSize: 20))
        #expect(
            UIFont.monospacedSystemFont(ofSize: 12, weight: .bold).withSize(20)
                == .monospacedSystemFont(ofSize: 20, weight: .bold))
        #expect(
            UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .medium).withSize(20)
                == .monospacedDigitSystemFont(ofSize: 20, weight: .medium))
        let headline = UIFont.preferredFont(forTextStyle: .headline)
        #expect(Font(headline) == .system(.headline))
        #expect(headline.withSize(20) == .systemFont(ofSize: 20, weight: .semibold))
    }

    @Test func `A descriptor has the traits of its font`() throws {
        let bold = UIFont.boldSystemFont(ofSize: 17).fontDescriptor
        #expect(bold.symbolicTraits == .traitBold)
        let both = try #require(bold.withSymbolicTraits(bold.symbolicTraits.union(.traitItalic)))
        #expect(Font(UIFont(descriptor: both, size: 0)) == .system(size: 17, weight: .bold).italic())
        let light = try #require(bold.withSymbolicTraits(.traitItalic))
        #expect(UIFont(descriptor: light, size: 20) == .italicSystemFont(ofSize: 20))
    }

    @Test func `Fonts are scaled to the text size of traits, up to a size`() {
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
        let font = UIFont.systemFont(ofSize: 17, weight: .bold)
        #expect(
            UIFontMetrics.default.scaledFont(for: font, compatibleWith: large)
                == .systemFont(ofSize: 26, weight: .bold))
        #expect(
            UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 20, compatibleWith: large)
                == .systemFont(ofSize: 20, weight: .bold))
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 28)
    }

    @Test func `Code without an actor may ask the screen and the device`() {
        #expect(1 / UIScreen.main.scale == 0.5)
        // The phone that previews stand on.
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(UIDevice.current.userInterfaceIdiom == .phone)
    }

    @Test func `An outline can be turned round`() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 4, y: 0))
        path.addCurve(
            to: CGPoint(x: 4, y: 4), controlPoint1: CGPoint(x: 6, y: 1), controlPoint2: CGPoint(x: 6, y: 3))
        path.close()
        path.lineWidth = 3
        let reversed = path.reversing()
        var steps: [SwiftUI.Path.Element] = []
        SwiftUI.Path(reversed.cgPath).forEach { steps.append($0) }
        #expect(
            steps == [
                .move(to: CGPoint(x: 4, y: 4)),
                .curve(
                    to: CGPoint(x: 4, y: 0), control1: CGPoint(x: 6, y: 3), control2: CGPoint(x: 6, y: 1)),
                .line(to: CGPoint(x: 0, y: 0)), .closeSubpath,
            ])
        #expect(reversed.lineWidth == 3)
        #expect(Path(reversed.reversing().cgPath) == Path(path.cgPath))
    }

    @Test func `A rectangle can have one corner rounded`() {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: .topLeft, cornerRadii: CGSize(width: 8, height: 8))
        #expect(!Path(path.cgPath).contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(Path(path.cgPath).contains(CGPoint(x: 19.5, y: 0.5)))
    }
}
