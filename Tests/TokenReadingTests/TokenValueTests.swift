import Testing
import VitrineGeometry
import VitrinePixels
import VitrineTokenReading
import VitrineViews

struct TokenValueTests {
    private static let black = #"{"colorSpace": "srgb", "components": [0, 0, 0]}"#

    private static let values: [(type: String, value: String, expected: TokenValue)] = [
        ("dimension", #"{"value": 12, "unit": "px"}"#, TokenValue.dimension(12)),
        ("dimension", #"{"value": -0.5, "unit": "rem"}"#, .dimension(-8)),
        ("fontFamily", #""Inter""#, .fontFamily(["Inter"])),
        ("fontFamily", #"["Inter", "system-ui"]"#, .fontFamily(["Inter", "system-ui"])),
        ("fontWeight", "450", .fontWeight(450)),
        ("fontWeight", #""semi-bold""#, .fontWeight(600)),
        ("fontWeight", #""hairline""#, .fontWeight(100)),
        ("duration", #"{"value": 200, "unit": "ms"}"#, .duration(0.2)),
        ("duration", #"{"value": 1.5, "unit": "s"}"#, .duration(1.5)),
        ("cubicBezier", "[0.5, -1, 1, 2]", .cubicBezier(TokenCurve(x1: 0.5, y1: -1, x2: 1, y2: 2))),
        ("number", "1e-3", .number(0.001)),
        ("strokeStyle", #""dotted""#, .strokeStyle(.named("dotted"))),
        (
            "strokeStyle",
            #"{"dashArray": [{"value": 2, "unit": "px"}, {"value": 1, "unit": "rem"}], "lineCap": "round"}"#,
            .strokeStyle(.dashes([2, 16], cap: "round"))
        ),
        (
            "border", #"{"color": \#(black), "width": {"value": 1, "unit": "px"}, "style": "solid"}"#,
            .border(TokenBorder(color: .black, width: 1, style: .named("solid")))
        ),
        (
            "transition",
            #"{"duration": {"value": 1, "unit": "s"}, "delay": {"value": 0, "unit": "ms"}, "timingFunction": [0, 0, 1, 1]}"#,
            .transition(
                TokenTransition(duration: 1, delay: 0, curve: TokenCurve(x1: 0, y1: 0, x2: 1, y2: 1)))
        ),
        (
            "shadow",
            #"{"color": \#(black), "offsetX": {"value": 1, "unit": "px"}, "offsetY": {"value": 2, "unit": "px"}, "#
                + #""blur": {"value": 3, "unit": "px"}, "spread": {"value": 4, "unit": "px"}, "inset": true}"#,
            .shadow([TokenShadow(color: .black, x: 1, y: 2, blur: 3, spread: 4, isInset: true)])
        ),
        (
            "gradient", #"[{"color": \#(black), "position": -1}, {"color": \#(black), "position": 0.5}]"#,
            .gradient([TokenStop(color: .black, position: 0), TokenStop(color: .black, position: 0.5)])
        ),
    ]

    @Test(arguments: values)
    func `A value of each type is read`(type: String, value: String, expected: TokenValue) throws {
        #expect(try tokenValue(#"{"t": {"$type": "\#(type)", "$value": \#(value)}}"#) == expected)
    }

    @Test func `A typography has all its parts, and the style that it grows as`() throws {
        let value = try tokenValue(
            """
            {"t": {"$type": "typography", "$extensions": {"org.vitrine": {"textStyle": "callout"}, "com.figma": null},
              "$value": {"fontFamily": ["Inter"], "fontSize": {"value": 16, "unit": "px"}, "fontWeight": "bold",
                "letterSpacing": {"value": 0.5, "unit": "px"}, "lineHeight": 1.25}}}
            """)
        var expected = TokenTypography(families: ["Inter"], size: 16, weight: 700)
        expected.letterSpacing = 0.5
        expected.lineHeight = 1.25
        expected.textStyle = .callout
        #expect(value == .typography(expected))
    }

    private static let drafts: [(type: String, value: String, expected: TokenValue)] = [
        (
            "color", ##""#1c5b4a80""##,
            TokenValue.color(SRGBColor(red: 28 / 255, green: 91 / 255, blue: 74 / 255, alpha: 128 / 255))
        ),
        ("color", ##""#fa0""##, .color(SRGBColor(red: 1, green: 170 / 255, blue: 0))),
        ("dimension", #""16px""#, .dimension(16)),
        ("dimension", #""1.5rem""#, .dimension(24)),
        ("duration", #""200ms""#, .duration(0.2)),
        ("duration", #""2s""#, .duration(2)),
    ]

    @Test(arguments: drafts)
    func `What earlier drafts wrote is understood with a warning`(
        type: String, value: String, expected: TokenValue
    ) throws {
        let text = #"{"t": {"$type": "\#(type)", "$value": \#(value)}}"#
        let set = try tokenSet(text)
        #expect(set["t"]?.value == expected)
        #expect(set.warnings.count == 1)
        #expect(set.warnings[0].reason.contains("as drafts before 2025.10 write"))
    }

    @Test func `Components that are rounded mean the colour of the digits beside them`() throws {
        let exact = SRGBColor(red: 28 / 255, green: 91 / 255, blue: 74 / 255, alpha: 0.5)
        let value = try tokenValue(
            ##"{"t": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.11, 0.357, 0.29], "alpha": 0.5, "hex": "#1c5b4a"}}}"##
        )
        #expect(value == .color(exact))
        let other = try tokenValue(
            ##"{"t": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.12, 0.357, 0.29], "hex": "#1c5b4a"}}}"##
        )
        #expect(other == .color(SRGBColor(red: 0.12, green: 0.357, blue: 0.29)))
    }

    @Test func `Digits that say another colour than the components are told`() throws {
        func text(_ components: String, _ hex: String) -> String {
            ##"{"t": {"$type": "color", "$value": {"colorSpace": "srgb", "components": \##(components), "hex": "\##(hex)"}}}"##
        }
        let changed = text("[0.42, 0.392, 0.357]", "#6b645c")
        #expect(
            try tokenSet(changed).warnings.map(\.reason) == [
                "'t' has '#6b645c' as 'hex' but the components of '#6b645b', which are drawn; write "
                    + ##"{"colorSpace": "srgb", "components": [0.42, 0.392, 0.361], "hex": "#6b645c"}"##
            ])
        for (components, hex) in [
            ("[0.42, 0.392, 0.357]", "#6b645b"), ("[0.42, 0.39, 0.36]", "#6B645B"),
            ("[0.4196, 0.3922, 0.3569]", "#6b645b"),
        ] {
            #expect(try tokenSet(text(components, hex)).warnings.isEmpty)
        }
    }

    /// The same green, as the Web Platform Tests of CSS Color 4 write it in each space.
    @Test(arguments: [
        ("srgb", "[0, 0.50196, 0]"), ("srgb-linear", "[0, 0.21586, 0]"), ("hsl", "[120, 100, 25.098]"),
        ("hwb", "[120, 0, 49.8039]"), ("lab", "[46.2775, -47.5621, 48.5837]"),
        ("lch", "[46.2775, 67.9892, 134.3912]"), ("oklab", "[0.51975, -0.1403, 0.10768]"),
        ("oklch", "[0.51975, 0.17686, 142.495]"), ("display-p3", "[0.21604, 0.49418, 0.13151]"),
        ("a98-rgb", "[0.281363, 0.498012, 0.116746]"), ("prophoto-rgb", "[0.230479, 0.395789, 0.129968]"),
        ("rec2020", "[0.235202, 0.431704, 0.085432]"), ("xyz-d65", "[0.07719, 0.15438, 0.02573]"),
        ("xyz-d50", "[0.083123, 0.154746, 0.020961]"),
    ])
    func `Each colour space comes to the same colour in sRGB`(space: String, components: String) throws {
        let value = try tokenValue(
            #"{"t": {"$type": "color", "$value": {"colorSpace": "\#(space)", "components": \#(components)}}}"#
        )
        guard case .color(let color)? = value else {
            Issue.record("no colour")
            return
        }
        #expect(color.description == "#008000")
        #expect(abs(color.green - 128.0 / 255) < 0.0005)
        #expect(max(color.red, color.blue) < 0.002)
    }

    @Test func `What lies outside of sRGB is cut off, and none is zero`() throws {
        #expect(
            try tokenValue(
                #"{"t": {"$type": "color", "$value": {"colorSpace": "display-p3", "components": [1, 0, "none"]}}}"#
            )
                == .color(SRGBColor(red: 1, green: 0, blue: 0)))
    }
}
