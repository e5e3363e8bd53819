import CatalogKit
import Foundation
import Testing
import VitrineComposition
import VitrineGeometry
import VitrineTesting
import VitrineViews

/// Where contents are scrolled to, by components and by people.
@MainActor
struct ScrollingTests {
    /// Rows of 50 pt, in a window of 200.
    private struct Rows: View {
        var count = 40
        var body: some View {
            LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(height: 50) } }
        }
    }

    private func host(_ view: some View) throws -> VitrineTesting.Host {
        try Host(view, canvas: .modeWidth.margin(0))
    }

    private func top(of text: String, in host: VitrineTesting.Host) throws -> Double {
        // A text of body is 22 pt high, or a pixel less, in the middle of its row.
        let frame = try host.text(text).frame
        return frame.minY - (50 - frame.height) / 2
    }

    @Test func `A proxy scrolls to a view, at an anchor or no farther than it takes to show it`() throws {
        struct Screen: View {
            var body: some View {
                ScrollViewReader { proxy in
                    VStack(spacing: 0) {
                        ScrollView { Rows() }.frame(height: 200)
                        Button("Top") { proxy.scrollTo(20, anchor: .top) }
                        Button("Bottom") { proxy.scrollTo(20, anchor: .bottom) }
                        Button("Near") { proxy.scrollTo(21) }
                        Button("Last") { proxy.scrollTo(39, anchor: .top) }
                        Button("None") { proxy.scrollTo(99) }
                    }
                }
            }
        }
        let host = try self.host(Screen())
        try host.button("Top").tap()
        #expect(try top(of: "Row 20", in: host) == 0)
        try host.button("Near").tap()
        #expect(try top(of: "Row 20", in: host) == 0)
        try host.button("Bottom").tap()
        #expect(try top(of: "Row 20", in: host) == 150)
        try host.button("Near").tap()
        #expect(try top(of: "Row 21", in: host) == 150)
        try host.button("Last").tap()
        #expect(try top(of: "Row 39", in: host) == 150, "the content ends at the window's end")
        try host.button("None").tap()
        #expect(try top(of: "Row 39", in: host) == 150)
    }

    @Test func `People do not scroll what is disabled, and a proxy does`() throws {
        struct Screen: View {
            @State var isDisabled = true
            var body: some View {
                ScrollViewReader { proxy in
                    VStack(spacing: 0) {
                        ScrollView {
                            Rows()
                            Button("Buy") {}
                        }
                        .scrollDisabled(isDisabled).frame(height: 200)
                        Button("Show") { proxy.scrollTo(20, anchor: .top) }
                        Button("Enable") { isDisabled = false }
                    }
                }
            }
        }
        let host = try self.host(Screen())
        #expect(throws: HostError.self) { try host.text("Row 1").drag(y: -50) }
        let error = #expect(throws: HostError.self) { try host.button("Buy").tap() }
        #expect(
            error?.reason.description
                == "button \"Buy\" cannot be touched, since it is out of sight, and scrollDisabled(true) keeps people "
                + "from scrolling to it")
        #expect(try top(of: "Row 0", in: host) == 0)
        try host.button("Show").tap()
        #expect(try top(of: "Row 20", in: host) == 0)
        try host.button("Enable").tap()
        try host.text("Row 21").drag(y: -50)
        #expect(try top(of: "Row 21", in: host) == 0)
        try host.button("Buy").tap()
    }

    @Test func `What a state adds can be scrolled to in the same step, also from onChange and onAppear`()
        throws
    {
        struct Chat: View {
            @State var count = 10
            var body: some View {
                ScrollViewReader { proxy in
                    VStack(spacing: 0) {
                        ScrollView { Rows(count: count) }.frame(height: 200)
                            .onAppear { proxy.scrollTo(count - 1, anchor: .bottom) }
                            .onChange(of: count) { proxy.scrollTo(count - 1, anchor: .bottom) }
                        Button("Send") { count += 1 }
                    }
                }
            }
        }
        let host = try self.host(Chat())
        #expect(try top(of: "Row 9", in: host) == 150)
        try host.button("Send").tap()
        #expect(try top(of: "Row 10", in: host) == 150)
    }

    @Test func `A proxy scrolls to a row of a list, with its paddings`() throws {
        struct Screen: View {
            var body: some View {
                ScrollViewReader { proxy in
                    VStack(spacing: 0) {
                        List(0..<60) { Text("Row \($0)") }.listStyle(.plain)
                        Button("Go") { proxy.scrollTo(40, anchor: .top) }
                    }
                }
            }
        }
        let host = try Host(on: .phone, Screen())
        let top = try host.cell(0).frame.minY
        try host.button("Go").tap()
        #expect(try host.cell("Row 40").frame.minY == top)
    }

    @Test func `A proxy finds what has an id, and only in its own reader`() throws {
        struct Screen: View {
            var body: some View {
                VStack(spacing: 0) {
                    ScrollViewReader { proxy in
                        ScrollView {
                            VStack(spacing: 0) {
                                Rows(); Text("End").frame(height: 50).id("end")
                            }
                        }
                        .frame(height: 200)
                        Button("Go") { proxy.scrollTo("end") }
                    }
                    ScrollViewReader { _ in
                        ScrollView {
                            VStack(spacing: 0) {
                                Rows(); Text("Other").frame(height: 50).id("end")
                            }
                        }
                        .frame(height: 200)
                    }
                }
            }
        }
        let host = try self.host(Screen())
        let before = try host.text("Other").frame
        try host.button("Go").tap()
        #expect(try host.text("End").frame.maxY <= 200)
        #expect(try host.text("Other").frame == before)
    }

    private struct Positioned: View {
        @State var id: Int?
        var anchor: UnitPoint?
        var body: some View {
            VStack(spacing: 0) {
                ScrollView { Rows().scrollTargetLayout() }.frame(height: 200)
                    .scrollPosition(id: $id, anchor: anchor)
                Text("at \(id.map(String.init) ?? "none")")
                Button("To 20") { id = 20 }
            }
        }
    }

    @Test func `A position scrolls to the view of its id, and hears where people scroll to`() throws {
        let host = try self.host(Positioned(anchor: .top))
        #expect(try host.text("at none").exists)
        try host.button("To 20").tap()
        #expect(try top(of: "Row 20", in: host) == 0)
        try host.text("Row 21").drag(y: -100)
        #expect(try top(of: "Row 22", in: host) == 0 && host.text("at 22").exists)
        try host.text("Row 5").scrollTo()
        #expect(try host.text("at 5").exists)
    }

    @Test func `A position begins at its view, and without an anchor tells the first that is shown`() throws {
        let host = try self.host(Positioned(id: 10))
        #expect(try top(of: "Row 10", in: host) == 150)
        try host.text("Row 8").drag(y: -30)
        #expect(try host.text("at 7").exists)
    }

    @Test
    func `A scroll position goes to edges, distances and views, and knows whether people have scrolled`()
        throws
    {
        struct Screen: View {
            @State var position = ScrollPosition(edge: .bottom)
            var body: some View {
                VStack(spacing: 0) {
                    ScrollView { Rows().scrollTargetLayout() }.frame(height: 200)
                        .scrollPosition($position)
                    Button("Top") { position.scrollTo(edge: .top) }
                    Button("100") { position.scrollTo(y: 100) }
                    Button("Row 30") { position.scrollTo(id: 30, anchor: .top) }
                    Text(
                        "\(position.isPositionedByUser ? "user" : "program") \(position.viewID(type: Int.self).map(String.init) ?? "none")"
                    )
                }
            }
        }
        let host = try self.host(Screen())
        #expect(try top(of: "Row 39", in: host) == 150)
        try host.button("Top").tap()
        #expect(try top(of: "Row 0", in: host) == 0 && host.text("program none").exists)
        try host.button("100").tap()
        #expect(try top(of: "Row 2", in: host) == 0)
        try host.button("Row 30").tap()
        #expect(try top(of: "Row 30", in: host) == 0 && host.text("program 30").exists)
        try host.text("Row 31").drag(y: 50)
        #expect(try top(of: "Row 29", in: host) == 0 && host.text("user 29").exists)
        try host.button("Row 30").tap()
        #expect(try top(of: "Row 30", in: host) == 0)
    }

    @Test func `A chat that begins at its end stays there while it grows, until it is scrolled`() throws {
        struct Chat: View {
            @State var count = 10
            var body: some View {
                VStack(spacing: 0) {
                    ScrollView { Rows(count: count) }.frame(height: 200).defaultScrollAnchor(.bottom)
                    Button("Send") { count += 1 }
                }
            }
        }
        let host = try self.host(Chat())
        #expect(try top(of: "Row 9", in: host) == 150)
        try host.button("Send").tap()
        #expect(try top(of: "Row 10", in: host) == 150)
        try host.text("Row 9").drag(y: 50)
        #expect(try top(of: "Row 9", in: host) == 150)
        try host.button("Send").tap()
        #expect(try top(of: "Row 9", in: host) == 150)
    }

    @Test func `A finger scrolls what is around it where nothing else recognizes it, along its axes`() throws
    {
        struct Screen: View {
            var body: some View {
                ScrollView {
                    ScrollView(.horizontal) {
                        HStack(spacing: 0) {
                            ForEach(0..<20, id: \.self) { Text("Card \($0)").frame(width: 100, height: 50) }
                        }
                    }
                    Rows()
                }
                .frame(height: 200)
            }
        }
        let host = try self.host(Screen())
        let (x, y) = (try host.text("Card 1").frame.minX, try host.text("Card 1").frame.minY)
        try host.text("Card 1").drag(x: -60)
        #expect(try host.text("Card 1").frame.minX == x - 60 && host.text("Card 1").frame.minY == y)
        try host.text("Card 1").drag(y: -20)
        #expect(try host.text("Card 1").frame.minX == x - 60 && host.text("Card 1").frame.minY == y - 20)
        #expect(throws: HostError.self) { try host.text("Card 1").drag(x: 60, y: 0, after: 1) }
    }
}
