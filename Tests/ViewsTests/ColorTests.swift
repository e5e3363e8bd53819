import Testing
import VitrineDrawing
import VitrinePixels
@_spi(Tint) import VitrineViews

struct ColorTests {
    private func text(_ color: Color, dark: Bool = false) -> String {
        var environment = EnvironmentValues()
        environment.colorScheme = dark ? .dark : .light
        return color.sRGB(in: environment).description
    }

    @Test func `A tint is the color of controls, which is the accent color where there is none`() {
        var environment = EnvironmentValues()
        #expect(Color.tintColor.sRGB(in: environment) == Color.blue.sRGB(in: environment))
        environment.accentColor = .green
        #expect(Color.tintColor.sRGB(in: environment) == Color.green.sRGB(in: environment))
        environment.tint = .accentColor.opacity(0.5)
        #expect(Color.tintColor.sRGB(in: environment) == Color.green.opacity(0.5).sRGB(in: environment))
        environment.tint = .red
        #expect(Color.accentColor.sRGB(in: environment) == Color.green.sRGB(in: environment))
        #expect(Color.tintColor.sRGB(in: environment) == Color.red.sRGB(in: environment))
    }

    @Test func `An accent color or a tint of itself is what it is without`() {
        var environment = EnvironmentValues()
        environment.accentColor = .accentColor.opacity(0.5)
        #expect(Color.accentColor.sRGB(in: environment) == Color.blue.opacity(0.5).sRGB(in: environment))
        environment.tint = .tintColor.opacity(0.5)
        #expect(Color.tintColor.sRGB(in: environment) == Color.blue.opacity(0.25).sRGB(in: environment))
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

    @Test func `Colors are mixed in Oklab unless the device's components are asked for`() {
        // `color-mix(in oklab, red, blue)` of CSS Color 5.
        let red = Color(red: 1, green: 0, blue: 0)
        let blue = Color(red: 0, green: 0, blue: 1)
        #expect(text(red.mix(with: blue, by: 0.5)) == "#8c53a2")
        #expect(text(red.mix(with: blue, by: 0.5, in: .device)) == "#800080")
        #expect(text(red.mix(with: blue, by: -1)) == "#ff0000")
        #expect(text(red.mix(with: blue, by: 2)) == "#0000ff")
    }

    @Test func `A gradient's colors change evenly in the space that it names`() throws {
        let gradient = Gradient(colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)])
        func stops(_ style: AnyGradient) throws -> [GradientStop] {
            guard case .linear(let stops, _, _) = style.fill(in: EnvironmentValues()) else { return [] }
            return stops
        }
        #expect(try stops(AnyGradient(gradient)).map(\.location) == [0, 1])
        let perceptual = try stops(gradient.colorSpace(.perceptual))
        #expect(perceptual.first { $0.location == 0.5 }?.color.description == "#8c53a2")
        #expect(perceptual.last?.color.description == "#0000ff")
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
