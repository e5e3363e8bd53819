import CatalogKit
import Foundation
import Testing
import VitrineTesting
import VitrineViews

/// Which rows of lazy containers and lists appear: those of which a scroll view shows something.
@MainActor
struct AppearingTests {
    /// What rows of 50 pt tell of themselves.
    private struct Story: View {
        @Binding var story: [String]
        var rows = 0..<40
        var body: some View {
            ForEach(rows, id: \.self) { number in
                Text("Row \(number)").frame(height: 50)
                    .onAppear { story.append("+\(number)") }
                    .onDisappear { story.append("-\(number)") }
            }
        }
    }

    private struct Told<Content: View>: View {
        @State private var story: [String] = []
        @ViewBuilder let content: (Binding<[String]>) -> Content
        var body: some View {
            VStack(spacing: 0) {
                content($story)
                Text("story " + story.joined(separator: " "))
                Button("Forget") { story = [] }
            }
        }
    }

    private func host(_ view: some View) throws -> VitrineTesting.Host {
        try Host(view, canvas: .modeWidth.margin(0))
    }

    @Test func `Rows of a lazy stack appear as they are scrolled into sight, and go as they leave it`() throws
    {
        let host = try self.host(
            Told { story in
                ScrollView { LazyVStack(spacing: 0) { Story(story: story) } }.frame(height: 120)
            })
        #expect(try host.text("story +0 +1 +2").exists)
        try host.button("Forget").tap()
        try host.text("Row 1").drag(y: -100)
        #expect(try host.text("story +3 +4 -0 -1").exists)
        try host.button("Forget").tap()
        try host.text("Row 3").drag(y: 100)
        #expect(try host.text("story +0 +1 -3 -4").exists)
    }

    @Test func `All rows of a stack appear, and those of a lazy one that nothing scrolls`() throws {
        let all = "story " + (0..<5).map { "+\($0)" }.joined(separator: " ")
        let stack = try self.host(
            Told { story in
                ScrollView { VStack(spacing: 0) { Story(story: story, rows: 0..<5) } }.frame(height: 120)
            })
        #expect(try stack.text(all).exists)
        let lazy = try self.host(
            Told { story in
                LazyVStack(spacing: 0) { Story(story: story, rows: 0..<5) }.frame(height: 120)
            })
        #expect(try lazy.text(all).exists)
    }

    @Test func `Cells of grids and lists appear with their rows, and what is in a row with it`() throws {
        let grid = try self.host(
            Told { story in
                ScrollView {
                    LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0) { Story(story: story) }
                }
                .frame(height: 120)
            })
        #expect(try grid.text("story +0 +1 +2 +3 +4 +5").exists)
        let list = try self.host(
            Told { story in
                List { Story(story: story).listRowInsets(EdgeInsets()) }.listStyle(.plain).frame(height: 120)
            })
        #expect(try list.text("story +0 +1 +2").exists)
        let tall = try self.host(
            Told { story in
                ScrollView {
                    LazyVStack { VStack(spacing: 0) { Story(story: story, rows: 0..<5) } }
                }
                .frame(height: 120)
            })
        #expect(try tall.text("story +0 +1 +2 +3 +4").exists)
    }

    @Test func `What is scrolled across in a row appears as both scroll views show it`() throws {
        let host = try self.host(
            Told { story in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<3, id: \.self) { line in
                            ScrollView(.horizontal) {
                                LazyHStack(spacing: 0) {
                                    ForEach(0..<9, id: \.self) { number in
                                        Color.red.frame(width: 150, height: 100)
                                            .onAppear { story.wrappedValue.append("\(line)\(number)") }
                                    }
                                }
                            }
                        }
                    }
                }
                .frame(width: 375, height: 150)
            })
        #expect(try host.text("story 00 01 02 10 11 12").exists)
    }

    @Test func `The last row loads more once it is shown, and no earlier`() throws {
        struct Pages: View {
            @State private var count = 10
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(height: 50) }
                        Color.clear.frame(height: 0).onAppear { count += 10 }
                    }
                }
                .frame(height: 200)
                Text("\(count) rows")
            }
        }
        let host = try self.host(Pages())
        #expect(try host.text("10 rows").exists)
        try host.text("Row 3").drag(y: -299)
        #expect(try host.text("10 rows").exists)
        try host.text("Row 9").drag(y: -1)
        #expect(try host.text("20 rows").exists)
    }

    @Test func `Where a scroll view begins at its end, the first rows do not appear`() throws {
        let host = try self.host(
            Told { story in
                ScrollView { LazyVStack(spacing: 0) { Story(story: story) } }.frame(height: 120)
                    .defaultScrollAnchor(.bottom)
            })
        #expect(try host.text("story +37 +38 +39").exists)
    }

    @Test func `A row's task is started when it appears, and cancelled when it is scrolled away`() throws {
        let host = try self.host(
            Told { story in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<9, id: \.self) { number in
                            Text("Row \(number)").frame(height: 50).task {
                                story.wrappedValue.append("+\(number)")
                                try? await Task.sleep(for: .seconds(3600))
                                if Task.isCancelled { story.wrappedValue.append("-\(number)") }
                            }
                        }
                    }
                }
                .frame(height: 50)
            })
        #expect(try host.text("story +0").exists)
        try host.text("Row 0").drag(y: -50)
        #expect(try host.text("story +0 +1 -0").exists)
    }

    @Test func `A changed value is heard only where a row is shown`() throws {
        struct Screen: View {
            @State private var price = 1
            @State private var heard: [Int] = []
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<9, id: \.self) { number in
                            Text("Row \(number)").frame(height: 50)
                                .onChange(of: price) { heard.append(number) }
                        }
                    }
                }
                .frame(height: 100)
                Text("heard \(heard.map(String.init).joined(separator: " "))")
                Button("Raise") { price += 1 }
            }
        }
        let host = try self.host(Screen())
        try host.button("Raise").tap()
        #expect(try host.text("heard 0 1").exists)
    }

    @Test func `A view hears how much of it a scroll view shows`() throws {
        let host = try self.host(
            Told { story in
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<9, id: \.self) { number in
                            Text("Row \(number)").frame(height: 50)
                                .onScrollVisibilityChange(threshold: 0.6) { isVisible in
                                    story.wrappedValue.append("\(isVisible ? "+" : "-")\(number)")
                                }
                        }
                    }
                }
                .frame(height: 120)
            })
        #expect(try host.text("story +0 +1").exists)
        try host.text("Row 1").drag(y: -10)
        #expect(try host.text("story +0 +1 +2").exists, "30 of 50 pt are shown")
        try host.text("Row 1").drag(y: -11)
        #expect(try host.text("story +0 +1 +2 -0").exists)
        let alone = try self.host(
            Told { story in
                Text("alone").onScrollVisibilityChange { story.wrappedValue.append("\($0)") }
            })
        #expect(try alone.text("story true").exists)
    }
}
