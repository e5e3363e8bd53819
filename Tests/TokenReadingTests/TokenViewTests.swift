import Foundation
import Testing
import VitrineComposition
import VitrineJSONValues
import VitrineRendering
import VitrineTokenNames
import VitrineTypesetting
import VitrineViews

@MainActor
struct TokenViewTests {
    /// The lines of a sidecar without boxes.
    private func lines(
        _ view: @escaping @autoclosure @MainActor @Sendable () -> any View,
        _ change: @escaping @Sendable (inout EnvironmentValues) -> Void = { _ in },
        names: [any DesignToken.Type] = [Tone.self, Room.self, Role.self, Lift.self]
    ) async throws -> [String] {
        let shop = try TokenFiles.shop()
        let renderer = try Renderer(
            environment: RenderingEnvironment(
                files: shop.files(names), fontBook: try .inter(), families: FontFamilies(default: "Inter")))
        let request = RenderRequest(
            view: { view() },
            environment: {
                var environment = EnvironmentValues()
                change(&environment)
                return environment
            }, extent: .width(200))
        return try await renderer.compose(request).nodes.dropFirst().map { node in
            let values = node.properties.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
            return ([node.id] + values).joined(separator: "  ")
        }
    }

    @Test func `A colour's token stands beside the property that it gives a value`() async throws {
        #expect(
            try await lines(Circle().fill(Tone.ink)) == [
                "Circle  fill #102030  shape circle  tokens fill ink"
            ])
        #expect(
            try await lines(Circle().fill(Tone.ink), { $0.colorScheme = .dark })
                == ["Circle  fill #e0e0e0  shape circle  tokens fill ink"])
        #expect(
            try await lines(Circle().fill(Tone.ink).environment(\.colorScheme, .dark))
                == ["Circle  fill #e0e0e0  shape circle  tokens fill ink"])
    }

    @Test func `What is in the tint has its token, whichever style that was`() async throws {
        let line = "Circle  fill #102030  shape circle  tokens fill ink"
        let circle = Circle().fill(TintShapeStyle())
        #expect(try await lines(circle.tint(Color(Tone.ink))) == [line])
        #expect(try await lines(circle.tint(Tone.ink)) == [line])
        #expect(try await lines(circle.tint(AnyShapeStyle(Tone.ink))) == [line])
        #expect(
            try await lines(circle.tint(TintShapeStyle()).tint(Tone.ink))[0].hasPrefix("Circle  fill #102030")
        )
        let weaker = try await lines(circle.tint(Tone.ink.opacity(0.5)))
        #expect(weaker == (try await lines(circle.tint(Color(Tone.ink).opacity(0.5)))))
        #expect(weaker[0].hasSuffix("tokens fill ink"))
        #expect(
            try await lines(circle.environment(\.colorScheme, .dark).tint(Tone.ink))
                == ["Circle  fill #e0e0e0  shape circle  tokens fill ink"])
    }

    @Test func `Controls in the tint have its token`() async throws {
        #expect(try await lines(Button("Go") {}.tint(Tone.ink)).contains { $0.contains("tokens color ink") })
        #expect(
            try await lines(Button("Go") {}.buttonStyle(.borderedProminent).tint(Tone.ink)).contains {
                $0.contains("tokens fill ink")
            })
        #expect(
            try await lines(Toggle("On", isOn: .constant(true)).tint(Tone.ink)).contains {
                $0.contains("tokens fill ink")
            })
    }

    @Test func `Lengths, fonts and shadows keep their tokens and follow the contexts`() async throws {
        let lines = try await lines(Self.title, { $0.tokenContexts = ["brand": "harbor"] })
        #expect(
            lines == [
                "Text:shadow  color #00000080  offset 0 2  radius 3  tokens shadow low",
                "Text:padding  leading 5  tokens leading space, trailing space  trailing 5",
                "Text  color #102030  font Inter 600  font size 20  text a  tokens color ink, font title",
            ])
        let standard = try await self.lines(Self.title)
        #expect(standard[1] == "Text:padding  leading 8  tokens leading space, trailing space  trailing 8")
    }

    @Test func `A font that grows as a style has that style's size at each text size`() async throws {
        for size in DynamicTypeSize.allCases {
            let token = try await lines(
                Text("a").font(.token(Role.title)), { $0.dynamicTypeSize = size })
            let style = try await lines(
                Text("a").font(.title3.weight(.semibold)), { $0.dynamicTypeSize = size })
            #expect(token == style.map { $0 + "  tokens font title" })
        }
    }

    @Test func `Stacks, corners and clips keep their tokens`() async throws {
        let lines = try await lines(Self.row)
        #expect(lines[0] == "HStack  alignment center  spacing 8  tokens spacing space")
        #expect(
            lines[1]
                == "HStack/Rectangle:clip  corner radius 6  corners continuous  shape rounded rectangle  tokens corner radius radius"
        )
        #expect(lines[2].hasSuffix("shape rectangle  tokens fill ink"))
        #expect(lines[3].contains("corner radius 6"))
        #expect(lines[3].hasSuffix("tokens corner radius radius, stroke ground"))
    }

    @Test func `Elements without tokens say nothing of them`() async throws {
        let lines = try await lines(Text("a").padding(4).foregroundStyle(.red))
        #expect(!lines.joined().contains("tokens"))
    }

    @Test func `A length is read from the environment`() async throws {
        #expect(try await lines(ReadingView())[0].contains("width 24"))
    }

    @Test func `A token that there is not, or that the catalogue does not list, fails the picture`()
        async throws
    {
        let missing = await #expect(throws: (any Error).self) {
            try await lines(Text("a").foregroundStyle(Unknown.ink), names: [Unknown.self])
        }
        #expect(
            missing.map { "\($0)" }
                == "there is no token 'inc'; did you mean 'ink' (Catalog/Tokens/base.json:1:9)?")
        let unlisted = await #expect(throws: (any Error).self) {
            try await lines(Text("a").foregroundStyle(Tone.ink), names: [])
        }
        #expect(
            unlisted.map { "\($0)" }
                == "the token 'ink' is read by a name that the catalogue does not list; add its enumeration to "
                + "'Catalog(tokens:)', so that it is looked up before anything is drawn")
    }

    private static var title: some View {
        Text("a").font(.token(Role.title)).foregroundStyle(Tone.ink).padding(.horizontal, Room.space)
            .shadow(Lift.low)
    }

    private static var row: some View {
        HStack(spacing: Room.space) {
            Rectangle().fill(Color(Tone.ink).opacity(0.5))
                .clipShape(RoundedRectangle(cornerRadius: Room.radius))
            RoundedRectangle(cornerRadius: Room.radius).strokeBorder(Tone.ground)
        }
    }

    private enum Unknown: String, ColorToken { case ink = "inc" }

    private struct ReadingView: View {
        @Environment(\.tokens) private var tokens

        var body: some View { Circle().frame(width: tokens[Room.space] * 3) }
    }
}
