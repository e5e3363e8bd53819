import Foundation
import Testing
import VitrineComposition
import VitrineGeometry
import VitrineViews

/// What a package declares for itself beside the language's own of that name.
extension View {
    fileprivate func cornerRadius(_ radius: CGFloat) -> some View { padding(radius) }
}

@MainActor
struct EnvironmentalModifierTests {
    /// Another modifier for each size.
    private struct Roomy: EnvironmentalModifier {
        func resolve(in environment: EnvironmentValues) -> some ViewModifier {
            Padded(length: environment.dynamicTypeSize.isAccessibilitySize ? 20 : 4)
        }
    }

    private struct Padded: ViewModifier {
        let length: CGFloat

        func body(content: Content) -> some View { content.padding(length) }
    }

    @Test(arguments: zip([DynamicTypeSize.large, .accessibility2], [18.0, 50.0]))
    func `A modifier follows the environment where it is used`(size: DynamicTypeSize, width: Double) throws {
        var environment = EnvironmentValues()
        environment.dynamicTypeSize = size
        let view = Color.red.frame(width: 10, height: 10).modifier(Roomy())
        #expect(try laidOut(view, environment: environment).frame.width == width)
    }

    @Test func `A package's own function without defaults goes before the language's with one`() throws {
        #expect(try laidOut(Color.red.frame(width: 10, height: 10).cornerRadius(3)).frame.width == 16)
    }

    @Test func `Turned and moved shapes can be drawn further inside`() throws {
        let box = CGRect(x: 0, y: 0, width: 40, height: 20)
        let turned = Rectangle().rotation(.degrees(90)).inset(by: 2).path(in: box).boundingRect
        #expect(abs(turned.width - 16) < 1e-9 && abs(turned.height - 36) < 1e-9)
        let moved = Capsule().offset(CGSize(width: 5, height: 0)).inset(by: 2).path(in: box).boundingRect
        #expect(moved == CGRect(x: 7, y: 2, width: 36, height: 16))
    }
}
