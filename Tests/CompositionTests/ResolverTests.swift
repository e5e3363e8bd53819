import Foundation
import Testing
import VitrineComposition
import VitrineDrawing
import VitrineGeometry
import VitrineJSONValues
import VitrineViews

@MainActor
struct ResolverTests {
    @Test func `The order of modifiers is the order of boxes`() throws {
        #expect(
            try dump(Color.red.frame(width: 10, height: 10).padding(2).background(.blue)) == """
                background  x 0  y 0  14 × 14  alignment center center
                  padding  x 0  y 0  14 × 14  all edges 2
                    frame  x 2  y 2  10 × 10  alignment center center  height 10  width 10
                      shape  x 0  y 0  10 × 10  fill #ff3b30  shape rectangle
                  shape  x 0  y 0  14 × 14  fill #007aff  shape rectangle
                """)
        #expect(
            try dump(Color.red.frame(width: 10, height: 10).background(.blue).padding(2)) == """
                padding  x 0  y 0  14 × 14  all edges 2
                  background  x 2  y 2  10 × 10  alignment center center
                    frame  x 0  y 0  10 × 10  alignment center center  height 10  width 10
                      shape  x 0  y 0  10 × 10  fill #ff3b30  shape rectangle
                    shape  x 0  y 0  10 × 10  fill #007aff  shape rectangle
                """)
    }

    @Test func `Elements are named by their place, and told apart`() throws {
        struct Tag: View {
            var body: some View { Text("a").padding(1).padding(2) }
        }
        let ids = try laidOut(
            VStack {
                Tag()
                Tag()
                ForEach(["x", "y"], id: \.self) { Text($0) }
                Text("b").id("title")
            }
        ).descriptions.map(\.id)
        #expect(
            ids == [
                "VStack", "VStack/Tag/Text:padding[2]", "VStack/Tag/Text:padding", "VStack/Tag/Text",
                "VStack/Tag[2]/Text:padding[2]", "VStack/Tag[2]/Text:padding", "VStack/Tag[2]/Text",
                "VStack/Text(x)", "VStack/Text(y)", "VStack/Text(title)",
            ])
    }

    @Test func `All ids of a tree are different`() throws {
        let ids = try laidOut(
            HStack {
                Group {
                    Text("a")
                    Text("b")
                }
                .padding()
                .background { Color.red }
                if true { Text("c") }
                Color.red.overlay(alignment: .top) {
                    Text("d")
                    Text("e")
                }
            }
        ).descriptions.map(\.id)
        #expect(Set(ids).count == ids.count)
    }

    @Test func `A modifier of a group applies to each of its views`() throws {
        let kinds = try laidOut(
            HStack {
                Group {
                    Text("a")
                    Text("b")
                }
                .padding(3)
            }
        ).descriptions.map(\.kind)
        #expect(kinds == ["hstack", "padding", "text", "padding", "text"])
    }

    @Test func `Conditions, loops and absent views leave no place`() throws {
        let count: Int? = nil
        let texts = try laidOut(
            VStack {
                if let count { Text("\(count)") } else { Text("none") }
                EmptyView()
                ForEach(0..<2) { Text("row \($0)") }
                switch count {
                case .some: Text("some")
                case .none: EmptyView()
                }
            }
        ).descriptions.compactMap { $0.properties["text"]?.description }
        #expect(texts == ["none", "row 0", "row 1"])
    }

    @Test func `Several views at the root stand below each other`() throws {
        struct Pair: View {
            var body: some View {
                Color.red.frame(width: 10, height: 10)
                Color.blue.frame(width: 20, height: 10)
            }
        }
        #expect(
            try laidOut(Pair()).descriptions.filter { $0.kind == "frame" }.map(\.box.origin.y) == [0, 18])
    }

    @Test func `The environment reaches everything inside and nothing beside`() throws {
        struct Shout: View {
            @Environment(\.isEnabled) private var isEnabled
            var body: some View { Text(isEnabled ? "on" : "off") }
        }
        let texts = try laidOut(
            VStack {
                Shout()
                VStack { Shout() }.disabled(true)
                Shout().disabled(false).disabled(true)
            }
        ).descriptions.compactMap { $0.properties["text"]?.description }
        #expect(texts == ["on", "off", "off"])
    }

    @Test func `A modifier and a style read the environment where they are applied`() throws {
        struct Loud: ViewModifier {
            @Environment(\.layoutDirection) private var direction
            func body(content: Content) -> some View {
                content.opacity(direction == .rightToLeft ? 0.5 : 0.25)
            }
        }
        struct Quiet: ButtonStyle {
            @Environment(\.isEnabled) private var isEnabled
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.opacity(isEnabled ? 1 : 0.125)
            }
        }
        let opacities = try laidOut(
            VStack {
                Text("a").modifier(Loud()).environment(\.layoutDirection, .rightToLeft)
                Button("b") {}.buttonStyle(Quiet()).disabled(true)
            }
        ).descriptions.compactMap { $0.properties["opacity"] }
        #expect(opacities == [.number(0.5), .number(0.125)])
    }

    @Test func `A component's style is replaced through the environment`() throws {
        struct Stars: View {
            struct Configuration { var count: Int }
            struct Words: ViewStyle {
                func makeBody(configuration: Configuration) -> some View {
                    Text("\(configuration.count) stars")
                }
            }
            struct Digits: ViewStyle {
                func makeBody(configuration: Configuration) -> some View { Text("\(configuration.count)") }
            }
            var body: some View { StyledView(Configuration(count: 4), default: Words()) }
        }
        let texts = try laidOut(
            VStack {
                Stars()
                Stars().viewStyle(Stars.Digits())
            }
        ).descriptions.compactMap { $0.properties["text"]?.description }
        #expect(texts == ["4 stars", "4"])
    }

    @Test func `A state keeps its initial value and a binding reads it`() throws {
        struct Field: View {
            @Binding var text: String
            var body: some View { Text(text) }
        }
        struct Form: View {
            @State private var text = "typed"
            var body: some View { Field(text: $text) }
        }
        #expect(try laidOut(Form()).descriptions.map(\.properties["text"]) == ["typed"])
    }

    @Test func `A view that shows itself is an error that names it`() throws {
        struct Loop: View {
            var body: some View { AnyView(Loop()) }
        }
        let error = #expect(throws: CompositionError.self) { try laidOut(Loop()) }
        let text = try #require(error).description
        #expect(text.hasPrefix("views are nested more than 600 deep in 'Loop/Loop/"))
        #expect(text.hasSuffix("; does a view show itself?"))
    }

    @Test func `A missing picture is an error that names the element`() throws {
        let error = #expect(throws: CompositionError.self) { try laidOut(VStack { Image("vase") }) }
        #expect(
            try #require(error).description == "cannot show the image in 'VStack/Image': there is no 'vase'")
    }

    @Test func `A design without a family is the system font and one finding`() throws {
        let font = Font.system(.body, design: .monospaced)
        let composed = try composed(
            VStack {
                Text("1").font(font); Text("2").font(font)
            })
        #expect(
            composed.findings.map(\.description) == [
                "the monospaced design that 'VStack/Text' asks for is shown in the system font; "
                    + "declare a family for it, FontFamilies(default: …, monospaced: …)"
            ])
        #expect(
            try composed.root.description
                == dump(
                    VStack {
                        Text("1"); Text("2")
                    }))
    }

    @Test func `Numbers that mean nothing are errors that name element, property and value`() throws {
        let message = { (view: any View) -> String? in
            do {
                _ = try laidOut(AnyView(view))
                return nil
            } catch {
                return "\(error)"
            }
        }
        #expect(
            message(HStack { Text("a").frame(width: -5) })
                == "the width of 'HStack/Text:frame' is -5 and must be a finite number from 0")
        #expect(
            message(Color.red.frame(width: .infinity))
                == "the width of 'Rectangle:frame' is inf and must be a finite number from 0")
        #expect(
            message(Text("a").padding(.nan))
                == "the top of 'Text:padding' is nan and must be a finite number")
        #expect(
            message(Text("a").font(.system(size: -1)))
                == "the font size of 'Text' is -1 and must be a finite number above 0")
        // As in Core Text, none is 12.
        #expect(message(Text("a").font(.system(size: 0))) == nil)
        #expect(message(Color.red.frame(maxWidth: .infinity)) == nil)
    }

    @Test func `Foreground styles may name the one around them`() throws {
        let color = { (view: any View) in
            try laidOut(AnyView(view)).descriptions.last?.properties["color"]?.description
        }
        #expect(try color(Text("a").foregroundStyle(AnyShapeStyle(.secondary))) == "#3c3c4399")
        #expect(
            try color(VStack { Text("a").foregroundStyle(.foreground) }.foregroundStyle(.red)) == "#ff3b30")
        let strengths = VStack {
            Text("a").foregroundStyle(.secondary)
        }
        #expect(try color(strengths.foregroundStyle(.black)) == "#00000099")
        #expect(try color(strengths.foregroundStyle(.tertiary)) == "#3c3c4399")
    }
}
