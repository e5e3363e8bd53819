import Flexbox
import Foundation
import Synchronization
import Testing
import VitrineComposition
import VitrineGeometry
import VitrineJSONValues
import VitrineViews

/// Rows of lazy containers in scroll views, which pictures make as far as they can be in sight.
@MainActor
struct LazyRowsTests {
    /// The elements as a picture has them.
    private func elements(
        of view: some View, width: Double = 320, height: Double? = 480
    ) async throws -> [NodeDescription] {
        let session = ComposingSession(
            view, environment: EnvironmentValues(), resources: .none, fonts: FontFamilies(default: "Inter"))
        let layout = LayoutPass(texts: .monospaced, scale: 1)
        let (root, summary) = try await session.settle(session.start()) {
            try layout.layOut($0, proposing: Proposal(width: width, height: height))
        }
        #expect(summary.findings.isEmpty)
        return root.descriptions
    }

    private func texts(_ view: some View, height: Double? = 480) async throws -> [String] {
        try await elements(of: view, height: height).compactMap { $0.properties["text"]?.description }
    }

    /// Rows of 20 points.
    private func rows(_ range: Range<Int>) -> some DynamicViewContent {
        ForEach(range, id: \.self) { Text(verbatim: "\($0)").frame(height: 20) }
    }

    @Test func `Of a list of any length no more rows are made than a screen shows`() async throws {
        let list = try await texts(List(0..<1_000_000_000, id: \.self) { Text(verbatim: "\($0)") })
        #expect(list == (0..<100).map { "\($0)" })
        let stack = try await texts(ScrollView { LazyVStack { rows(0..<1_000_000) } })
        #expect(stack == (0..<100).map { "\($0)" })
        let grid = try await texts(
            ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { rows(0..<1_000_000) } })
        #expect(grid == (0..<100).map { "\($0)" })
    }

    @Test func `Rows of several collections have one limit, and what follows them is there`() async throws {
        let sections = try await texts(
            List {
                ForEach(0..<1000, id: \.self) { section in
                    Section {
                        rows(0..<30)
                    } header: {
                        Text(verbatim: "section \(section)")
                    }
                }
                Text(verbatim: "end")
            })
        #expect(sections.count { $0.hasPrefix("SECTION") } == 4)
        #expect(sections.count { Int($0) != nil } == 96)
        #expect(sections.last == "end")
    }

    @Test func `What is resolved again in another environment is what it was`() async throws {
        func texts(_ section: some View) async throws -> [String] {
            let elements = try await elements(
                of: NavigationStack {
                    List {
                        section; Section { rows(0..<200) }
                    }
                })
            #expect(Set(elements.map(\.id)).count == elements.count)
            return elements.compactMap { element in
                element.properties["text"].map {
                    "\($0) \(element.properties["font size"]?.description ?? "")"
                }
            }
        }
        let footer = Section {
            rows(300..<305)
        } footer: {
            Text(verbatim: "note")
        }
        #expect(try await texts(footer).contains("note 13"))
        let links = Section {
            rows(300..<302)
            NavigationLink("All") { EmptyView() }
            NavigationLink("Settings") { EmptyView() }
        }
        #expect(try await texts(links).filter { Int($0.prefix(1)) == nil } == ["All 17", "Settings 17"])
        let badges = Section { ForEach(0..<30, id: \.self) { Text(verbatim: "row").badge($0 + 500) } }
        #expect(try await texts(badges).count { $0.hasPrefix("5") && $0.count == 6 } >= 30)
    }

    @Test
    func `A list that is turned over shows its first rows, and so does one that shows what is beside it`()
        async throws
    {
        let column = LazyVStack { rows(0..<150) }
        for view in [
            AnyView(ScrollView { column.scaleEffect(y: -1) }),
            AnyView(ScrollView { column.rotationEffect(.degrees(180)) }),
            AnyView(ScrollView { column.scaleEffect(0.1, anchor: .top) }),
            AnyView(ScrollView { column }.scrollClipDisabled()),
        ] { #expect(try await texts(view).count == 150) }
    }

    @Test func `What a row brings along is the same when there is room for more`() async throws {
        final class Model {}
        let models = Mutex<[Int: Set<ObjectIdentifier>]>([:])
        struct Row: View {
            let model: Model
            var body: some View { Color.red.frame(height: 1) }
        }
        var kept: [Model] = []
        let list = ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<300, id: \.self) { number in
                    let model = Model()
                    kept.append(model)
                    models.withLock { _ = $0[number, default: []].insert(ObjectIdentifier(model)) }
                    return Row(model: model)
                }
            }
        }
        _ = try await elements(of: list)
        #expect(models.withLock { $0.count == 300 && $0.values.allSatisfy { $0.count == 1 } })
    }

    @Test func `A list that is another one in each pass ends`() async throws {
        let list = MadeAnew { AnyView(List { rows(0..<150) }.id(UUID())) }
        _ = try await elements(of: list, height: nil)
    }

    /// A view that is another one each time that it is resolved.
    private struct MadeAnew: PrimitiveView {
        let make: () -> AnyView
        var primitive: Primitive { .list([Primitive.Element(view: make())]) }
    }

    @Test func `Rows that can be deleted are left out as others are`() async throws {
        let list = try await texts(List { rows(0..<1000).onDelete { _ in } })
        #expect(list.filter { Int($0) != nil } == (0..<100).map { "\($0)" })
    }

    @Test func `As many rows are made as are in sight, however low they are`() async throws {
        let low = ForEach(0..<1000, id: \.self) { Text(verbatim: "\($0)").frame(height: 1) }
        #expect(try await texts(ScrollView { LazyVStack(spacing: 0) { low } }).count == 800)
        #expect(try await texts(ScrollView { LazyVStack { rows(0..<200) } }, height: nil).count == 200)
        #expect(try await texts(LazyVStack { rows(0..<200) }).count == 200)
        #expect(try await texts(ScrollView { VStack { rows(0..<200) } }).count == 200)
        #expect(try await texts(ScrollView(.horizontal) { LazyVStack { rows(0..<200) } }).count == 200)
    }

    @Test func `What is inside of a row is whole`() async throws {
        let row = HStack { ForEach(0..<120, id: \.self) { Text(verbatim: "\($0)") } }
        #expect(try await texts(ScrollView { LazyVStack { row } }).count == 120)
        let picker = List {
            Picker("Number", selection: .constant(118)) {
                ForEach(0..<120, id: \.self) { Text(verbatim: "\($0)") }
            }
        }
        #expect(try await texts(picker).contains("118"))
    }

    @Test func `A row that code scrolls to is made, and so is one at the end where a scroll view begins`()
        async throws
    {
        let read = ScrollViewReader { proxy in
            List(0..<300, id: \.self) { Text(verbatim: "\($0)") }.onAppear { proxy.scrollTo(299) }
        }
        #expect(try await texts(read).last == "299")
        let anchored = ScrollView { LazyVStack { rows(0..<300) } }.defaultScrollAnchor(.bottom)
        #expect(try await texts(anchored).last == "299")
    }

    @Test func `What is scrolled to stands where it does in a list whose rows are all made`() async throws {
        func inSight(_ count: Int, target: Int, anchor: UnitPoint) async throws -> [String] {
            let view = ScrollViewReader { proxy in
                ScrollView { LazyVStack(spacing: 0) { rows(0..<count) } }
                    .onAppear { proxy.scrollTo(target, anchor: anchor) }
            }
            let elements = try await elements(of: view)
            // Rows are moved with the column that they stand in.
            let column = try #require(elements.first { $0.id.hasSuffix("LazyVStack") })
            let frames = elements.filter { $0.kind == "frame" }
            return frames.compactMap { frame in
                let top = frame.box.minY + column.box.minY
                return top > -20 && top < 480 ? "\(frame.id) at \(top)" : nil
            }
        }
        // Below the row that is asked for not as many are made at first as are in sight.
        let top = try await inSight(1000, target: 95, anchor: .top)
        #expect(top.count == 24 && top.first?.hasSuffix("at 0.0") == true, "\(top)")
        #expect(
            try await inSight(1000, target: 990, anchor: .center)
                == inSight(1000, target: 988, anchor: .center))
        #expect(
            try await inSight(101, target: 95, anchor: .top) == inSight(101, target: 100, anchor: .bottom))
    }

    @Test func `Boxes are those that a list has whose rows are all made`() async throws {
        func boxes(_ count: Int) async throws -> [String] {
            return try await elements(of: List { rows(0..<count) }).filter {
                Int($0.properties["text"]?.description ?? "") ?? 99 < 30
            }
            .map { "\($0.id) \($0.box)" }
        }
        #expect(try await boxes(5000) == boxes(100))
    }

    /// Counts how often it is resolved.
    private struct Counted: PrimitiveView {
        final class Count { var value = 0 }

        let count: Count

        var primitive: Primitive {
            count.value += 1
            return Text(verbatim: "counted").primitive
        }
    }

    @Test func `A row is resolved where the list declares it, and once more by itself for its badge alone`()
        async throws
    {
        func count(_ row: @escaping (Counted) -> some View) async throws -> Int {
            let count = Counted.Count()
            let list = List(0..<50, id: \.self) { _ in row(Counted(count: count)) }
            _ = try await elements(of: NavigationStack { list })
            return count.value
        }
        let plain = try await count { $0 }
        #expect(plain <= 50 * 2)
        let link = { (label: Counted) in
            NavigationLink {
                EmptyView()
            } label: {
                label
            }
        }
        #expect(try await count { link($0) } == plain)
        #expect(try await count { link($0).badge(3) } == 2 * plain)
    }

    @Test func `Rows that are left out do not count as passes`() async throws {
        struct Growing: View {
            @State private var count = 1
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<2000, id: \.self) { _ in Color.red.frame(height: 0.1) }
                        ForEach(0..<count, id: \.self) { _ in
                            Color.blue.frame(height: 1).onAppear { if count < 7 { count += 1 } }
                        }
                    }
                }
            }
        }
        _ = try await elements(of: Growing())
    }
}
