import Foundation
import Testing
import VitrineComposition
import VitrineJSONValues
import VitrineViews

/// Rows of lazy containers in scroll views, which pictures make as far as they can be in sight.
@MainActor
struct LazyRowsTests {
    /// The texts of the elements.
    private func texts(_ view: some View, width: Double = 320, height: Double? = 480) throws -> [String] {
        let composed = try composed(view, width: width, height: height)
        #expect(composed.findings.isEmpty)
        return composed.root.descriptions.compactMap { $0.properties["text"]?.description }
    }

    /// Rows of 20 points.
    private func rows(_ range: Range<Int>) -> some DynamicViewContent {
        ForEach(range, id: \.self) { Text(verbatim: "\($0)").frame(height: 20) }
    }

    @Test func `Of a list of any length no more rows are made than a screen shows`() throws {
        let list = try texts(List(0..<1_000_000_000, id: \.self) { Text(verbatim: "\($0)") })
        #expect(list == (0..<100).map { "\($0)" })
        let stack = try texts(ScrollView { LazyVStack { rows(0..<1_000_000) } })
        #expect(stack == (0..<100).map { "\($0)" })
        let grid = try texts(
            ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { rows(0..<1_000_000) } })
        #expect(grid == (0..<100).map { "\($0)" })
    }

    @Test func `Rows of several collections have one limit, and what follows them is there`() throws {
        let sections = try texts(
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

    @Test func `Rows that can be deleted are left out as others are`() throws {
        let list = try texts(List { rows(0..<1000).onDelete { _ in } })
        #expect(list.filter { Int($0) != nil } == (0..<100).map { "\($0)" })
    }

    @Test func `As many rows are made as are in sight, however low they are`() throws {
        let low = ForEach(0..<1000, id: \.self) { Text(verbatim: "\($0)").frame(height: 1) }
        #expect(try texts(ScrollView { LazyVStack(spacing: 0) { low } }).count == 800)
        #expect(try texts(ScrollView { LazyVStack { rows(0..<200) } }, height: nil).count == 200)
        #expect(try texts(LazyVStack { rows(0..<200) }).count == 200)
        #expect(try texts(ScrollView { VStack { rows(0..<200) } }).count == 200)
        #expect(try texts(ScrollView(.horizontal) { LazyVStack { rows(0..<200) } }).count == 200)
    }

    @Test func `What is inside of a row is whole`() throws {
        let row = HStack { ForEach(0..<120, id: \.self) { Text(verbatim: "\($0)") } }
        #expect(try texts(ScrollView { LazyVStack { row } }).count == 120)
        let picker = List {
            Picker("Number", selection: .constant(118)) {
                ForEach(0..<120, id: \.self) { Text(verbatim: "\($0)") }
            }
        }
        #expect(try texts(picker).contains("118"))
    }

    @Test func `A row that code scrolls to is made, and so is one at the end where a scroll view begins`()
        throws
    {
        let read = ScrollViewReader { proxy in
            List(0..<300, id: \.self) { Text(verbatim: "\($0)") }.onAppear { proxy.scrollTo(299) }
        }
        #expect(try texts(read).last == "299")
        let anchored = ScrollView { LazyVStack { rows(0..<300) } }.defaultScrollAnchor(.bottom)
        #expect(try texts(anchored).last == "299")
    }

    @Test func `Boxes are those that a list has whose rows are all made`() throws {
        func boxes(_ count: Int) throws -> [String] {
            let root = try laidOut(List { rows(0..<count) }, width: 320, height: 480)
            return root.descriptions.filter { Int($0.properties["text"]?.description ?? "") ?? 99 < 30 }
                .map { "\($0.id) \($0.box)" }
        }
        #expect(try boxes(5000) == boxes(100))
    }

    @Test func `Rows that are left out do not count as passes`() throws {
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
        #expect(try composed(Growing(), width: 320, height: 480).findings.isEmpty)
    }
}
