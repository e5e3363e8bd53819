import CatalogKit
import Foundation
import Observation
import Testing
import VitrineComposition
import VitrineGeometry
import VitrineTesting
import VitrineViews

/// What lasts from step to step.
@MainActor
struct StateTests {
    private struct Counter: View {
        @State private var count = 0
        var body: some View {
            VStack {
                Text("\(count)")
                Button("Increase") { count += 1 }
            }
        }
    }

    @Test func `A state outlives the steps`() throws {
        let host = try Host(Counter())
        try host.button("Increase").tap()
        try host.button("Increase").tap()
        #expect(try host.text("2").exists)
    }

    @Test func `A state begins anew when its view comes back`() throws {
        struct Screen: View {
            @State private var isShown = true
            var body: some View {
                VStack {
                    if isShown { Counter() }
                    Button("Show") { isShown.toggle() }
                }
            }
        }
        let host = try Host(Screen())
        try host.button("Increase").tap()
        try host.button("Show").tap()
        #expect(try !host.button("Increase").exists)
        try host.button("Show").tap()
        #expect(try host.text("0").exists)
    }

    @Observable final class Store {
        var items = ["tea"]
    }

    @Observable final class Draft {
        var text = "draft"
    }

    private struct Editor: View {
        let draft: Draft

        var body: some View {
            Text("a \(draft.text)")
            Button("Write") { draft.text += ", longer" }
        }
    }

    @Test func `An object that is made for a sheet lasts as long as the sheet`() throws {
        struct Screen: View {
            @State private var isWriting = false

            var body: some View {
                Button("New") { isWriting = true }
                    .sheet(isPresented: $isWriting) {
                        Editor(draft: Draft())
                        Button("Close") { isWriting = false }
                    }
            }
        }
        let host = try Host(Screen())
        for _ in 1...2 {
            try host.button("New").tap()
            #expect(try host.text("a draft").exists)
            try host.button("Write").tap()
            try host.button("Write").tap()
            #expect(try host.text("a draft, longer, longer").exists)
            try host.button("Close").tap()
        }
    }

    @Test func `An object that is made for a screen lasts as long as the screen`() throws {
        struct Screen: View {
            var body: some View {
                NavigationStack {
                    NavigationLink("Letter", value: 1)
                        .navigationDestination(for: Int.self) { _ in Editor(draft: Draft()) }
                }
            }
        }
        let host = try Host(on: .phone, Screen())
        for _ in 1...2 {
            try host.button("Letter").tap()
            try host.button("Write").tap()
            #expect(try host.text("a draft, longer").exists)
            try host.button("Back").tap()
        }
    }

    @Test func `A change of an observed object is seen without a step`() throws {
        struct Items: View {
            let store: Store
            var body: some View {
                VStack { ForEach(store.items, id: \.self) { Text($0) } }
            }
        }
        let store = Store()
        let host = try Host(Items(store: store))
        store.items.append("coffee")
        #expect(try host.text("coffee").exists)
    }

    @Test func `A binding is written through`() throws {
        struct Form: View {
            @State private var isOn = false
            var body: some View {
                VStack {
                    Toggle("News", isOn: $isOn)
                    Text(isOn ? "subscribed" : "not subscribed")
                }
            }
        }
        let host = try Host(Form())
        #expect(try !host.toggle("News").isOn)
        try host.toggle("News").tap()
        #expect(try host.toggle("News").isOn)
        #expect(try host.text("subscribed").exists)
    }

    @Test func `A view appears once, and again when it comes back`() throws {
        struct Screen: View {
            @State private var appearances = 0
            @State private var disappearances = 0
            @State private var isShown = true
            var body: some View {
                VStack {
                    Text("\(appearances) and \(disappearances)")
                    if isShown {
                        Text("here").onAppear { appearances += 1 }.onDisappear { disappearances += 1 }
                    }
                    Button("Show") { isShown.toggle() }
                }
            }
        }
        let host = try Host(Screen())
        try host.update()
        #expect(try host.text("1 and 0").exists)
        try host.button("Show").tap()
        #expect(try host.text("1 and 1").exists)
        try host.button("Show").tap()
        #expect(try host.text("2 and 1").exists)
    }

    @Test func `A change is told with the value before and after`() throws {
        struct Screen: View {
            @State private var count = 1
            @State private var story = ""
            var body: some View {
                VStack {
                    Text("story \(story)")
                    Button("Double") { count *= 2 }
                }
                .onChange(of: count) { old, new in story += "\(old)→\(new) " }
            }
        }
        let host = try Host(Screen())
        try host.button("Double").tap()
        try host.button("Double").tap()
        #expect(try host.text("story 1→2 2→4 ").exists)
    }

    @Test func `What one change causes is done in the same step`() throws {
        struct Screen: View {
            @State private var first = 0
            @State private var second = 0
            var body: some View {
                Button("\(second)") { first += 1 }
                    .onChange(of: first) { second = first * 10 }
            }
        }
        let host = try Host(Screen())
        try host.button("0").tap()
        #expect(try host.button("10").exists)
    }

    @Test func `Links are recorded`() throws {
        let url = try #require(URL(string: "https://example.com/terms"))
        let host = try Host(Link("Terms", destination: url))
        try host.link("Terms").tap()
        #expect(host.openedURLs == [url])
    }

    @Test func `A handler of links goes before the system`() throws {
        let url = try #require(URL(string: "https://example.com"))
        let host = try Host(
            VStack {
                Link("Kept", destination: url).environment(\.openURL, OpenURLAction { _ in .handled })
                Link("Passed on", destination: url).environment(
                    \.openURL, OpenURLAction { _ in .systemAction })
            })
        try host.link("Kept").tap()
        #expect(host.openedURLs.isEmpty)
        try host.link("Passed on").tap()
        #expect(host.openedURLs == [url])
    }
}
