import CatalogKit
import Foundation
import Testing
import VitrineComposition
import VitrineGeometry
import VitrineTesting
import VitrineViews

/// What touches find, rule by rule.
@MainActor
struct HitTestingTests {
    /// A button that counts its taps, in some surroundings.
    private struct Target<Content: View>: View {
        @State private var taps = 0
        let surround: (AnyView) -> Content

        var body: some View {
            VStack {
                Text("\(taps) taps")
                surround(AnyView(Button("Buy") { taps += 1 }))
            }
        }
    }

    private func host<Content: View>(@ViewBuilder _ surround: @escaping (AnyView) -> Content) throws
        -> VitrineTesting.Host
    {
        try Host(Target(surround: surround))
    }

    private func reason(_ action: () throws -> Void) throws -> String {
        try #require(throws: HostError.self) { try action() }.reason.description
    }

    @Test func `A tap reaches what is in front`() throws {
        let host = try host { $0 }
        try host.button("Buy").tap()
        #expect(try host.text("1 taps").exists)
    }

    @Test func `A disabled control does not react`() throws {
        let host = try host { $0.disabled(true) }
        #expect(
            try reason { try host.button("Buy").tap() } == #"button "Buy" is disabled and does not react"#)
    }

    @Test func `What lies over an element covers it`() throws {
        let host = try host { button in
            ZStack {
                button
                Color.black.opacity(0.3).accessibilityElement().accessibilityLabel("Curtain")
            }
        }
        #expect(
            try reason { try host.button("Buy").tap() }
                == #"button "Buy" cannot be touched, since other "Curtain" lies over it"#)
    }

    @Test func `What does not allow hit testing covers nothing`() throws {
        let host = try host { $0.overlay(Color.black.opacity(0.3).allowsHitTesting(false)) }
        try host.button("Buy").tap()
        #expect(try host.text("1 taps").exists)
    }

    @Test func `What does not allow hit testing is not touched itself`() throws {
        let host = try host { $0.allowsHitTesting(false) }
        #expect(try reason { try host.button("Buy").tap() }.contains("cannot be touched"))
    }

    @Test func `A clear color covers nothing, and is not touched`() throws {
        let host = try host { $0.overlay(Color.clear) }
        try host.button("Buy").tap()
        #expect(try host.text("1 taps").exists)
    }

    @Test func `What is transparent altogether covers nothing`() throws {
        let host = try host { $0.overlay(Color.red.opacity(0)) }
        try host.button("Buy").tap()
        let other = try self.host { $0.overlay(Color.red.hidden()) }
        try other.button("Buy").tap()
        #expect(try other.text("1 taps").exists)
    }

    @Test func `What is transparent altogether is not there`() throws {
        let host = try host { $0.opacity(0) }
        #expect(try !host.button("Buy").exists)
    }

    @Test func `A background covers nothing`() throws {
        let host = try host { $0.background(Color.yellow) }
        try host.button("Buy").tap()
        #expect(try host.text("1 taps").exists)
    }

    @Test func `A line covers only where it runs`() throws {
        let host = try host {
            $0.padding().overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.red, lineWidth: 2))
        }
        try host.button("Buy").tap()
        #expect(try host.text("1 taps").exists)
    }

    @Test func `A shape covers what its outline holds`() throws {
        struct Corner: View {
            @State private var taps = 0
            var body: some View {
                VStack(spacing: 0) {
                    Text("\(taps) taps")
                    ZStack(alignment: .topLeading) {
                        Color.blue.frame(width: 10, height: 10)
                            .onTapGesture { taps += 1 }
                            .accessibilityElement().accessibilityLabel("corner")
                        Circle().fill(Color.red).frame(width: 100, height: 100)
                    }
                }
            }
        }
        let host = try Host(Corner())
        try host.element(label: "corner").tap()
        #expect(try host.text("1 taps").exists)
    }

    @Test func `The z index decides what is in front`() throws {
        let host = try host { button in
            ZStack {
                button.zIndex(1)
                Color.red
            }
        }
        try host.button("Buy").tap()
        #expect(try host.text("1 taps").exists)
    }

    @Test func `Empty room in a stack is not touched`() throws {
        struct Row: View {
            @State private var taps = 0
            let isWhole: Bool
            var body: some View {
                VStack {
                    Text("\(taps) taps")
                    if isWhole {
                        row.contentShape(Rectangle()).onTapGesture { taps += 1 }
                            .accessibilityElement(children: .combine).accessibilityLabel("row")
                    } else {
                        row.onTapGesture { taps += 1 }
                            .accessibilityElement(children: .combine).accessibilityLabel("row")
                    }
                }
            }
            private var row: some View {
                HStack {
                    Text("a")
                    Spacer()
                    Text("b")
                }
            }
        }
        let host = try Host(Row(isWhole: false))
        #expect(try reason { try host.element(label: "row").tap() }.contains("contentShape(_:)"))
        let whole = try Host(Row(isWhole: true))
        try whole.element(label: "row").tap()
        #expect(try whole.text("1 taps").exists)
    }

    @Test func `A plain button is touched only where it shows something`() throws {
        struct Row: View {
            @State private var taps = 0
            var body: some View {
                VStack {
                    Text("\(taps) taps")
                    Button {
                        taps += 1
                    } label: {
                        HStack {
                            Text("a")
                            Spacer()
                            Text("b")
                        }
                    }
                }
            }
        }
        let host = try Host(Row().buttonStyle(.plain))
        #expect(try reason { try host.button("a, b").tap() }.contains("where it shows nothing"))
        let standard = try Host(Row())
        try standard.button("a, b").tap()
        #expect(try standard.text("1 taps").exists)
    }

    @Test func `A content shape makes an area smaller too`() throws {
        let host = try host { $0.frame(width: 100, height: 100).contentShape(Circle().offset(x: 200)) }
        #expect(try reason { try host.button("Buy").tap() }.contains("cannot be touched"))
    }

    @Test func `Clipping hides and lets itself be touched`() throws {
        struct Screen: View {
            @State private var taps = 0
            var body: some View {
                VStack(spacing: 0) {
                    Button("Buy") {}.frame(height: 20)
                    Color.orange.frame(width: 300, height: 300).frame(width: 100, height: 100).clipped()
                        .accessibilityElement().accessibilityLabel("square")
                }
            }
        }
        let host = try Host(Screen())
        #expect(
            try reason { try host.button("Buy").tap() }
                == #"button "Buy" cannot be touched, since other "square" lies over it"#)
    }

    @Test func `What lies outside of the canvas is out of reach`() throws {
        let host = try host { $0.offset(x: 2000) }
        #expect(try reason { try host.button("Buy").tap() }.contains("lies outside of the canvas"))
    }

    @Test func `A moved and turned element is touched where it is drawn`() throws {
        let host = try host { $0.rotationEffect(.degrees(90)).offset(x: 60, y: 30).padding(60) }
        try host.button("Buy").tap()
        #expect(try host.text("1 taps").exists)
    }

    @Test func `A tap scrolls to what a scroll view hides`() throws {
        struct Long: View {
            @State private var chosen = ""
            var body: some View {
                VStack {
                    Text("chosen \(chosen)")
                    ScrollView {
                        ForEach(0..<50) { number in Button("Item \(number)") { chosen = "\(number)" } }
                    }
                    .frame(height: 100)
                }
            }
        }
        let host = try Host(Long())
        let before = try host.button("Item 40").frame.minY
        try host.button("Item 40").tap()
        #expect(try host.text("chosen 40").exists)
        #expect(try host.button("Item 40").frame.minY < before)
        try host.button("Item 0").scrollTo()
        #expect(try host.button("Item 0").frame.minY < 200)
    }

    @Test func `A tap scrolls from right to left, too`() throws {
        struct Row: View {
            @State private var taps = 0
            var body: some View {
                VStack {
                    Text("\(taps) taps")
                    ScrollView(.horizontal) {
                        HStack {
                            ForEach(0..<9, id: \.self) { _ in Color.yellow.frame(width: 100, height: 40) }
                            Button("Last") { taps += 1 }
                        }
                    }
                }
            }
        }
        let host = try Host(Row(), mode: .rightToLeft)
        try host.button("Last").tap()
        #expect(try host.text("1 taps").exists)
    }

    @Test func `A tap anywhere in a row does what its plain buttons do`() throws {
        struct Rows: View {
            @State private var story = ""
            var body: some View {
                NavigationStack {
                    List {
                        Button("Plain") { story += "plain " }
                        HStack {
                            Text("Styled")
                            Button("Buy") { story += "buy " }.buttonStyle(.borderless)
                        }
                        HStack {
                            Text("Beside")
                            Spacer()
                            Button("Add") { story += "add " }
                        }
                        Button("Off") {}.disabled(true)
                        Text("story \(story)")
                        NavigationLink("Next") { Text("There") }
                    }
                }
            }
        }
        let host = try Host(on: .phone, Rows())
        try host.cell(0).tap()
        try host.text("Beside").tap()
        #expect(try reason { try host.cell("Styled").tap() }.contains("does nothing"))
        #expect(try reason { try host.cell("Off").tap() } == #"cell is disabled and does not react"#)
        #expect(try host.text("story plain add ").exists)
        try host.cell(5).tap()
        #expect(try host.text("There").exists)
    }

    @Test func `A link in a text is touched where it stands`() throws {
        struct Terms: View {
            @State private var taps = 0
            var body: some View {
                VStack {
                    Text("\(taps) taps")
                    Text(
                        "I accept [the terms](https://example.com/terms) and [all else](https://example.com/else \"Else\")"
                    )
                    .onTapGesture { taps += 1 }
                }
            }
        }
        let host = try Host(Terms())
        let text = try host.text("I accept the terms and all else").frame
        let link = try host.link("the terms").frame
        #expect(link.minX > text.minX && link.maxX < text.maxX && link.height <= text.height)
        try host.link("the terms").tap()
        try host.link("all else").tap()
        #expect(host.openedURLs.map(\.path) == ["/terms", "/else"])
        #expect(try host.text("0 taps").exists)
        let off = try Host(Terms().disabled(true))
        #expect(try reason { try off.link("the terms").tap() }.contains("is disabled"))
    }

    @Test func `A gesture of a view that does not react is said to be disabled`() throws {
        let host = try Host(Text("Card").onTapGesture {}.disabled(true))
        #expect(try reason { try host.text("Card").tap() } == #"text "Card" is disabled and does not react"#)
    }

    @Test func `The innermost gesture wins`() throws {
        struct Nested: View {
            @State private var story = ""
            var body: some View {
                VStack {
                    Text("story \(story)")
                    VStack {
                        Button("Inner") { story += "inner " }
                        Text("Outer")
                    }
                    .onTapGesture { story += "outer " }
                }
            }
        }
        let host = try Host(Nested())
        try host.button("Inner").tap()
        try host.text("Outer").tap()
        #expect(try host.text("story inner outer ").exists)
    }

    @Test func `What does nothing cannot be tapped`() throws {
        let host = try Host(Text("Title"))
        #expect(
            try reason { try host.text("Title").tap() }
                == #"text "Title" does nothing when it is asked to be tapped"#)
    }

    @Test func `Assistive technology activates what fingers do not reach`() throws {
        let host = try host { $0.overlay(Color.red) }
        try host.button("Buy").activate()
        #expect(try host.text("1 taps").exists)
    }
}
