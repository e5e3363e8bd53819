import Combine
import SwiftUI
import Testing
import VitrineTesting

/// Objects that views observe.
@MainActor
struct ObservedObjectTests {
    private final class Model: ObservableObject {
        @Published var text = "empty"
        @Published var count = 0
    }

    private struct Loading: View {
        @ObservedObject var model = Model()

        var body: some View {
            Text(model.text).onAppear { model.text = "loaded" }
            Button("Increase") { model.count += 1 }
            Text("count \(model.count)")
        }
    }

    @Test func `An object that a view brings along lasts for as long as the view is not made again`() throws {
        struct Screen: View {
            var body: some View { VStack { Loading() } }
        }
        let host = try Host(Screen())
        #expect(try host.text("loaded").exists)
        try host.button("Increase").tap()
        try host.button("Increase").tap()
        #expect(try host.text("count 2").exists)
    }

    @Test func `A view that is made again brings another object along`() throws {
        struct Screen: View {
            @State private var title = "first"

            var body: some View {
                Button(title) { title = "second" }
                Loading()
            }
        }
        let host = try Host(Screen())
        try host.button("Increase").tap()
        try host.button("first").tap()
        #expect(try host.text("count 0").exists)
    }

    @Test func `A view that observes an object without reading it is made again when it changes`() throws {
        @MainActor final class Language: ObservableObject {
            static let shared = Language()
            @Published var code = "en"
        }
        struct Greeting: View {
            @ObservedObject private var language = Language.shared

            var body: some View {
                Text(Language.shared.code == "de" ? "Hallo" : "Hello")
                Button("Deutsch") { Language.shared.code = "de" }
            }
        }
        let host = try Host(Greeting())
        #expect(try host.text("Hello").exists)
        try host.button("Deutsch").tap()
        #expect(try host.text("Hallo").exists)
    }

    @Test func `Who owns an object and who is handed it or its parts see its changes`() throws {
        struct Part: View {
            @Binding var count: Int
            var body: some View { Text("part \(count)") }
        }
        struct Whole: View {
            @ObservedObject var model: Model
            var body: some View { Text("whole \(model.count)") }
        }
        struct Inherited: View {
            @EnvironmentObject private var model: Model
            var body: some View { Text("inherited \(model.count)") }
        }
        struct Owner: View {
            @StateObject private var model = Model()

            var body: some View {
                VStack {
                    Button("Increase") { model.count += 1 }
                    Part(count: $model.count)
                    Whole(model: model)
                    Inherited()
                }
                .environmentObject(model)
            }
        }
        let host = try Host(Owner())
        for count in 1...2 {
            try host.button("Increase").tap()
            for name in ["part", "whole", "inherited"] {
                #expect(try host.text("\(name) \(count)").exists)
            }
        }
    }
}
