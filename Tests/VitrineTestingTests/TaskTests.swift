import CatalogKit
import Foundation
import Testing
import VitrineComposition
import VitrineGeometry
import VitrineTesting
import VitrineViews

/// Tasks, and the time that they wait for.
@MainActor
struct TaskTests {
    @Test func `A task has run to its end after the first step, through functions of no actor too`() throws {
        struct Loading: View {
            @State private var text = "loading"
            var body: some View {
                Text(text).task { text = await Self.load() }
            }
            nonisolated static func load() async -> String {
                await Task.yield()
                return await Task.detached { "loaded" }.value
            }
        }
        let host = try Host(Loading())
        #expect(try host.text("loaded").exists)
    }

    @Test func `A task that a button starts is part of its step`() throws {
        actor Shop {
            private var count = 0
            func buy() -> Int {
                count += 1
                return count
            }
        }
        struct Screen: View {
            let shop: Shop
            @State private var bought = 0
            var body: some View {
                Button("Bought \(bought)") { Task { bought = await shop.buy() } }
            }
        }
        let host = try Host(Screen(shop: Shop()))
        try host.button("Bought 0").tap()
        #expect(try host.button("Bought 1").exists)
    }

    @Test func `Who sleeps wakes up when time goes by`() throws {
        struct Toast: View {
            @State private var isShown = true
            @Environment(\.clock) private var clock
            var body: some View {
                VStack {
                    Text("Toast")
                    if isShown { Text("Saved") }
                }
                .task {
                    try? await clock.sleep(for: .seconds(3))
                    isShown = false
                }
            }
        }
        let host = try Host(Toast())
        #expect(try host.text("Saved").exists)
        try host.advance(by: .seconds(2))
        #expect(try host.text("Saved").exists)
        try host.advance(by: .seconds(1))
        #expect(try !host.text("Saved").exists)
    }

    @Test func `A clock of the environment is moved with the time`() throws {
        struct Countdown: View {
            @State private var left = 3
            @Environment(\.clock) private var clock
            var body: some View {
                Text("\(left)").task {
                    while left > 0 {
                        try? await clock.sleep(for: .seconds(1))
                        left -= 1
                    }
                }
            }
        }
        let host = try Host(Countdown())
        try host.advance(by: .seconds(2))
        #expect(try host.text("1").exists)
        try host.advance(by: .seconds(10))
        #expect(try host.text("0").exists)
        #expect(host.clock.now.offset == .seconds(12))
    }

    @Test func `Sleepers wake up in their order`() throws {
        struct Order: View {
            @State private var story = ""
            @Environment(\.clock) private var clock
            var body: some View {
                Text("story \(story)")
                    .task {
                        try? await clock.sleep(for: .seconds(2))
                        story += "second "
                    }
                    .task {
                        try? await clock.sleep(for: .seconds(1))
                        story += "first "
                    }
            }
        }
        let host = try Host(Order())
        try host.advance(by: .seconds(5))
        #expect(try host.text("story first second ").exists)
    }

    @Test func `A task with another value is started anew, and the one before is cancelled`() throws {
        struct Search: View {
            @State private var query = 0
            @State private var story = ""
            @Environment(\.clock) private var clock
            var body: some View {
                VStack {
                    Text("story \(story)")
                    Button("Next") { query += 1 }
                }
                .task(id: query) {
                    do {
                        try await clock.sleep(for: .seconds(1))
                        story += "found \(query) "
                    } catch {
                        story += "cancelled "
                    }
                }
            }
        }
        let host = try Host(Search())
        try host.button("Next").tap()
        #expect(try host.text("story cancelled ").exists)
        try host.advance(by: .seconds(1))
        #expect(try host.text("story cancelled found 1 ").exists)
    }

    @Test func `The tasks of views that go are cancelled in the order of their start`() throws {
        struct Screen: View {
            @State private var isShown = true
            @State private var story = ""
            var body: some View {
                VStack {
                    Text("story\(story)")
                    if isShown {
                        ForEach(1...9, id: \.self) { number in
                            Text("\(number)").task {
                                try? await Task.sleep(for: .seconds(60))
                                if Task.isCancelled { story += " \(number)" }
                            }
                        }
                    }
                    Button("Hide") { isShown = false }
                }
            }
        }
        let host = try Host(Screen())
        try host.button("Hide").tap()
        #expect(try host.text("story 1 2 3 4 5 6 7 8 9").exists)
    }

    @Test func `Someone who polls does not keep the host`() throws {
        struct Polling: View {
            @State private var isDone = false
            var body: some View {
                VStack {
                    Text(isDone ? "done" : "waiting")
                    Button("Finish") { isDone = true }
                }
                .task { while !isDone { await Task.yield() } }
            }
        }
        let host = try Host(Polling())
        #expect(try host.text("waiting").exists)
        try host.button("Finish").tap()
        #expect(try host.text("done").exists)
    }

    @Test func `What a task waits for goes on when a test provides it`() throws {
        struct Feed: View {
            let numbers: AsyncStream<Int>
            @State private var last = 0
            var body: some View {
                Text(verbatim: "last \(last)").task { for await number in numbers { last = number } }
            }
        }
        let (numbers, continuation) = AsyncStream<Int>.makeStream()
        let host = try Host(Feed(numbers: numbers))
        #expect(try host.text("last 0").exists)
        try host.update { continuation.yield(3) }
        #expect(try host.text("last 3").exists)
    }
}
