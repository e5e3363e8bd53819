import Drawing
import Pixels
import Testing
import Views

struct ColorTests {
    private func text(_ color: Color, dark: Bool = false) -> String {
        var environment = EnvironmentValues()
        environment.colorScheme = dark ? .dark : .light
        return color.sRGB(in: environment).description
    }

    @Test func `The accent color as a tint is the system's`() {
        var environment = EnvironmentValues()
        environment.tint = .accentColor.opacity(0.5)
        #expect(Color.accentColor.sRGB(in: environment) == Color.blue.opacity(0.5).sRGB(in: environment))
    }

    @Test func `System colours follow the colour scheme`() {
        #expect(text(.red) == "#ff3b30")
        #expect(text(.red, dark: true) == "#ff453a")
        #expect(text(.primary, dark: true) == "#ffffff")
    }

    @Test func `A pair of colours follows the colour scheme`() {
        let ink = Color(light: .black, dark: .white)
        #expect(text(ink) == "#000000")
        #expect(text(ink, dark: true) == "#ffffff")
    }

    @Test func `Opacity multiplies`() {
        #expect(text(Color.black.opacity(0.5).opacity(0.5)) == "#00000040")
    }

    @Test(arguments: [
        (0.0, "#ff0000"), (1.0 / 3, "#00ff00"), (2.0 / 3, "#0000ff"), (1, "#ff0000"), (0.5, "#00ffff"),
    ])
    func `Hues go round`(hue: Double, expected: String) {
        #expect(text(Color(hue: hue, saturation: 1, brightness: 1)) == expected)
    }

    @Test func `Display P3 white and black are sRGB's`() {
        #expect(text(Color(.displayP3, red: 1, green: 1, blue: 1)) == "#ffffff")
        #expect(text(Color(.displayP3, red: 0, green: 0, blue: 0)) == "#000000")
    }

    @Test func `The hierarchical styles are steps of the foreground's`() {
        var environment = EnvironmentValues()
        #expect(
            HierarchicalShapeStyle.secondary.resolvedFill(in: environment).color.description == "#3c3c4399")
        environment.foregroundStyle = Color.red
        #expect(
            HierarchicalShapeStyle.secondary.resolvedFill(in: environment).color.description == "#ff3b3099")
    }
}
