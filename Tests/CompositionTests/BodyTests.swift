import Foundation
import Observation
import Testing
import VitrineComposition
import VitrineJSONValues
import VitrineViews

/// When views are asked for their bodies: as in SwiftUI not in each pass, but when something has changed that they read.
@MainActor
struct BodyTests {
    /// What was asked for a body, and how often.
    private final class Log {
        private(set) var counts: [String: Int] = [:]

        func note(_ name: String) { counts[name, default: 0] += 1 }
    }

    private struct Logged<Content: View>: View {
        let name: String
        let log: Log
        @ViewBuilder var content: () -> Content

        var body: some View {
            log.note(name)
            return content()
        }
    }

    private func texts(_ view: some View) throws -> [String] {
        let composed = try composed(view)
        #expect(composed.findings.isEmpty)
        return composed.root.descriptions.compactMap { $0.properties["text"]?.description }
    }

    /// Says what its own state is, which it changes when it appears.
    private struct Step: View {
        let name: String
        @State private var isDone = false

        var body: some View {
            Text(isDone ? "\(name) done" : name).onAppear { isDone = true }
        }
    }

    private struct Item: Identifiable {
        let id = UUID()
        var name: String
    }

    @Test func `Rows whose ids a body makes up keep their states`() throws {
        struct Steps: View {
            var body: some View {
                let items = [Item(name: "a"), Item(name: "b")]
                VStack { ForEach(items) { Step(name: $0.name) } }
            }
        }
        #expect(try texts(Steps()) == ["a done", "b done"])
    }

    @Test func `Rows whose ids a modifier makes up keep their states`() throws {
        struct WithSteps: ViewModifier {
            func body(content: Content) -> some View {
                VStack {
                    content
                    ForEach(["a", "b"].map(Item.init)) { Step(name: $0.name) }
                }
            }
        }
        #expect(
            try texts(Step(name: "content").modifier(WithSteps())) == ["content done", "a done", "b done"])
    }

    @Observable final class Draft {
        var text = "empty"
    }

    private struct Editor: View {
        let draft: Draft

        var body: some View { Text(draft.text).onAppear { draft.text = "written" } }
    }

    @Test func `An object that is made beside its view is the same in all passes`() throws {
        struct Screen: View {
            var body: some View {
                // Nothing moves when the texts become longer.
                VStack(alignment: .leading) {
                    Editor(draft: Draft())
                    ForEach(0..<2) { _ in Editor(draft: Draft()) }
                    DisclosureGroup(isExpanded: .constant(true)) {
                        Editor(draft: Draft())
                    } label: {
                        EmptyView()
                    }
                    GeometryReader { _ in Editor(draft: Draft()) }.frame(width: 50, height: 20)
                    ScrollViewReader { _ in Editor(draft: Draft()) }
                    GeometryReader { proxy in
                        Editor(draft: Draft()).padding(.leading, proxy.frame(in: .local).minX)
                    }
                    .frame(width: 50, height: 20)
                }
            }
        }
        #expect(try texts(Screen()) == Array(repeating: "written", count: 7))
    }

    @Test func `A view is asked again for what it has read, others are not`() throws {
        struct Counting: View {
            let log: Log
            @State private var read = 0
            @State private var unread = 0

            var body: some View {
                Logged(name: "parent", log: log) {
                    Text("parent").onAppear { unread += 1 }
                }
                Logged(name: "child", log: log) {
                    Text("child \(read)").onAppear { read += 1 }
                }
            }
        }
        let log = Log()
        #expect(try texts(Counting(log: log)) == ["parent", "child 1"])
        #expect(log.counts == ["parent": 1, "child": 2])
    }

    @Test func `What is read through a binding is asked for again`() throws {
        struct Label: View {
            let log: Log
            @Binding var text: String

            var body: some View {
                log.note("label")
                return Text(text)
            }
        }
        struct Screen: View {
            let log: Log
            @State private var text = "before"

            var body: some View {
                log.note("screen")
                return Label(log: log, text: $text).onAppear { text = "after" }
            }
        }
        let log = Log()
        #expect(try texts(Screen(log: log)) == ["after"])
        #expect(log.counts == ["screen": 1, "label": 2])
    }

    @Test func `A binding to the same is the same, whoever has made it`() throws {
        struct Label: View {
            let name: String
            let log: Log
            @Binding var text: String

            var body: some View {
                log.note(name)
                return Text(text)
            }
        }
        struct Letter { var text = "text" }
        struct Screen: View {
            let log: Log
            @State private var text = "text"
            @State private var letter = Letter()
            @Bindable var draft = Draft()
            @State private var count = 0

            var body: some View {
                Label(name: "state", log: log, text: $text)
                Label(name: "part", log: log, text: $letter.text)
                Label(name: "object", log: log, text: $draft.text)
                Label(name: "other", log: log, text: count == 0 ? $text : $letter.text)
                Text("\(count)").onAppear { count = 1 }
            }
        }
        let log = Log()
        #expect(try texts(Screen(log: log)) == ["text", "text", "empty", "text", "1"])
        #expect(log.counts == ["state": 1, "part": 1, "object": 1, "other": 2])
    }

    @Test func `A view that is another value is asked again, one that is the same is not`() throws {
        struct Price: View {
            let amount: Int
            let log: Log

            var body: some View {
                log.note("\(amount)")
                return Text("\(amount)")
            }
        }
        struct Prices: View {
            let log: Log
            @State private var amount = 1

            var body: some View {
                Price(amount: amount, log: log)
                Price(amount: 5, log: log)
                Text("total \(amount + 5)").onAppear { amount = 2 }
            }
        }
        let log = Log()
        #expect(try texts(Prices(log: log)) == ["2", "5", "total 7"])
        #expect(log.counts == ["1": 1, "2": 1, "5": 1])
    }

    private struct Width: View {
        let log: Log
        @Environment(\.lineLimit) private var lineLimit
        @Environment(Draft.self) private var draft: Draft?

        var body: some View {
            log.note("width")
            return Text("\(lineLimit ?? 0) \(draft?.text ?? "no draft")")
        }
    }

    @Test func `A view is asked again when a value of its environment has changed`() throws {
        struct Screen: View {
            let log: Log
            let draft = Draft()
            @State private var limit = 1
            @State private var isEnabled = true

            var body: some View {
                Width(log: log).lineLimit(limit).environment(draft).onAppear { limit = 2 }
                Width(log: log).disabled(!isEnabled).onAppear { isEnabled = false }
            }
        }
        let log = Log()
        #expect(try texts(Screen(log: log)) == ["2 empty", "0 no draft"])
        #expect(log.counts == ["width": 3])
    }

    @Test func `An observed object is read by those who read it`() throws {
        struct Screen: View {
            let log: Log
            let draft = Draft()

            var body: some View {
                Logged(name: "reader", log: log) { Text(draft.text) }
                Logged(name: "writer", log: log) { Text("writer").onAppear { draft.text = "written" } }
            }
        }
        let log = Log()
        #expect(try texts(Screen(log: log)) == ["written", "writer"])
        #expect(log.counts == ["reader": 2, "writer": 1])
    }

    @Test func `A view that another one holds begins with what it was handed last`() throws {
        struct Detail: View {
            @State private var number: Int

            init(number: Int) { _number = State(initialValue: number) }

            var body: some View { Text("detail \(number)") }
        }
        struct Card<Content: View>: View {
            let isOpen: Bool
            let content: Content

            var body: some View { if isOpen { content } else { Text("closed") } }
        }
        struct Screen: View {
            @State private var number = 1
            @State private var isOpen = false

            var body: some View {
                Card(isOpen: isOpen, content: Detail(number: number))
                    .onAppear { number = 2 }
                    .onChange(of: number) { isOpen = true }
            }
        }
        #expect(try texts(Screen()) == ["detail 2"])
    }

    private struct Bounds: PreferenceKey {
        static var defaultValue: Anchor<CGRect>? { nil }
        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
            value = value ?? nextValue()
        }
    }

    @Test func `Rows of an object that is not observed are made again with the body that shows them`() throws
    {
        final class Names { var all = ["a", "b"] }
        struct Screen: View {
            let names: Names
            @State private var count = 0

            private func rows(of names: Names) -> some View {
                ForEach(0..<2) { Text(names.all[$0]) }
            }

            var body: some View {
                rows(of: names)
                Text("\(count)").onAppear {
                    names.all = ["c", "d"]
                    count += 1
                }
            }
        }
        #expect(try texts(Screen(names: Names())) == ["c", "d", "1"])
    }

    @Test func `What knows its own place asks for that of another one again`() throws {
        struct Screen: View {
            @State private var height = 10.0

            var body: some View {
                VStack(spacing: 0) {
                    Color.red.frame(height: height).onAppear { height = 30 }
                    Color.green.frame(height: 20).anchorPreference(key: Bounds.self, value: .bounds) { $0 }
                    Spacer(minLength: 0)
                }
                .frame(width: 50, height: 100)
                .overlayPreferenceValue(Bounds.self) { anchor in
                    GeometryReader { proxy in
                        ForEach(0..<1) { _ in Text(anchor.map { "\(Int(proxy[$0].minY))" } ?? "nowhere") }
                    }
                }
            }
        }
        #expect(try texts(Screen()) == ["30"])
    }

    @Test func `An enumeration of views and a view of any type are the same while they are`() throws {
        struct Screen: View {
            let log: Log
            @State private var count = 0

            var body: some View {
                if count < 5 { Logged(name: "branch", log: log) { Text("branch") } }
                AnyView(Logged(name: "any", log: log) { Text("any") })
                Text("\(count)").onAppear { count = 1 }
            }
        }
        let log = Log()
        #expect(try texts(Screen(log: log)) == ["branch", "any", "1"])
        #expect(log.counts == ["branch": 1, "any": 1])
    }
}
