import Flexbox
import Foundation
import Observation
import Testing
import VitrineComposition
import VitrineGeometry
import VitrineJSONValues
import VitrineViews

/// State, preferences and geometry that feed back before the picture.
@MainActor
struct DataFlowTests {
    private func texts(_ view: some View, width: Double? = nil) throws -> [String] {
        try laidOut(view, width: width).descriptions.compactMap { $0.properties["text"]?.description }
    }

    @Test func `What onAppear sets is in the picture, and it runs once`() throws {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Text("\(count)").onAppear { count += 1 } }
        }
        #expect(try texts(Counter()) == ["1"])
    }

    @Test func `onAppear runs in the order of the tree`() throws {
        final class Log { var names: [String] = [] }
        let log = Log()
        _ = try laidOut(
            VStack {
                Text("a").onAppear { log.names.append("a") }
                HStack { Text("b").onAppear { log.names.append("b") } }.onAppear { log.names.append("row") }
            })
        #expect(log.names == ["a", "b", "row"])
    }

    @Test func `onChange runs for what onAppear has changed, with old and new value`() throws {
        struct Chain: View {
            @State private var first = 1
            @State private var second = ""
            var body: some View {
                Text(second)
                    .onAppear { first = 5 }
                    .onChange(of: first) { old, new in second = "\(old) to \(new)" }
            }
        }
        #expect(try texts(Chain()) == ["1 to 5"])
    }

    @Test func `An optional value that is first seen has not changed`() throws {
        struct Watcher: View {
            let name: String?
            @State private var changes = 0
            var body: some View { Text("\(changes)").onChange(of: name) { changes += 1 } }
        }
        #expect(try texts(Watcher(name: "a")) == ["0"])
        #expect(try texts(Watcher(name: nil)) == ["0"])
    }

    @Test func `A state keeps to its branch of a condition`() throws {
        struct Number: View {
            @State var value: Int
            var body: some View { Text("\(value)").onAppear { value += 10 } }
        }
        struct Switching: View {
            @State private var isOther = false
            var body: some View {
                if isOther { Number(value: 1) } else { Number(value: 2) }
                Number(value: 3).onAppear { isOther = true }
            }
        }
        #expect(try texts(Switching()) == ["11", "13"])
    }

    struct WidthKey: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
            value = max(value, nextValue())
        }
    }

    @Test func `Preferences are reduced in the order of the tree`() throws {
        struct Names: PreferenceKey {
            static var defaultValue: [String] { [] }
            static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
        }
        let view = VStack {
            Text("x").preference(key: Names.self, value: ["a"])
            HStack { Text("y").preference(key: Names.self, value: ["b"]) }
                .transformPreference(Names.self) { $0.append("c") }
        }
        .overlayPreferenceValue(Names.self) { Text($0.joined()) }
        #expect(try texts(view) == ["x", "y", "abc"])
    }

    @Test func `The usual idiom measures views and makes them equally wide`() throws {
        struct Equal: View {
            @State private var width: CGFloat?
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(["a", "long"], id: \.self) { text in
                        Text(text)
                            .background {
                                GeometryReader { proxy in
                                    Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
                                }
                            }
                            .frame(width: width)
                            .id(text)
                    }
                }
                .onPreferenceChange(WidthKey.self) { width = $0 }
            }
        }
        let boxes = try laidOut(Equal()).descriptions.filter { $0.id.hasSuffix(":frame") }.map(\.box.width)
        #expect(boxes == [34, 34])
    }

    @Test func `A geometry reader knows its size and its place in named spaces`() throws {
        let view = VStack(spacing: 0) {
            Color.red.frame(height: 10)
            GeometryReader { proxy in
                let frame = proxy.frame(in: .named("column"))
                Text("\(Int(proxy.size.width)) \(Int(frame.minY)) \(Int(proxy.frame(in: .global).minX))")
            }
            .frame(height: 30)
        }
        .coordinateSpace(name: "column")
        .padding(5)
        #expect(try texts(view, width: 110) == ["100 10 5"])
    }

    @Test func `What is moved knows where it has come to, what is around it does not`() throws {
        let reader = GeometryReader { proxy in
            let frame = proxy.frame(in: .global)
            Text("\(Int(frame.minX)) \(Int(frame.minY)) \(Int(frame.width))")
        }
        #expect(try texts(reader.offset(x: 3, y: 8), width: 100) == ["3 8 100"])
        #expect(
            try texts(Color.red.frame(height: 9).offset(y: 8).background(reader), width: 100) == ["0 0 100"])
    }

    @Test func `Geometry readers in each other settle`() throws {
        let view = GeometryReader { outer in
            GeometryReader { inner in
                Text("\(Int(inner.size.width))")
            }
            .frame(width: outer.size.width / 2)
        }
        #expect(try texts(view, width: 100) == ["50"])
    }

    @Test func `A place that nobody has asked for needs no further pass`() throws {
        final class Count { var passes = 0 }
        // Styles are asked in each pass.
        struct Counting: ButtonStyle {
            let count: Count
            func makeBody(configuration: Configuration) -> some View {
                count.passes += 1
                return configuration.label
            }
        }
        let count = Count()
        let view = VStack {
            GeometryReader { proxy in Text("\(Int(proxy.size.width))") }
            Button("Count") {}.buttonStyle(Counting(count: count))
        }
        #expect(try texts(view, width: 100) == ["100", "Count"])
        // The text comes with the second pass; the reader is where it was.
        #expect(count.passes == 2)
    }

    @Test func `onGeometryChange hands the size over`() throws {
        struct Measured: View {
            @State private var height = 0.0
            var body: some View {
                VStack {
                    Text("\(Int(height))")
                    block(10, 33).onGeometryChange(for: CGFloat.self, of: \.size.height) { height = $0 }
                }
            }
        }
        #expect(try texts(Measured()) == ["33"])
    }

    @Test func `An anchor is a place as the asking view sees it`() throws {
        struct Bounds: PreferenceKey {
            static var defaultValue: Anchor<CGRect>? { nil }
            static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
                value = value ?? nextValue()
            }
        }
        let view = HStack(spacing: 0) {
            block(30, 10)
            block(20, 10).anchorPreference(key: Bounds.self, value: .bounds) { $0 }
        }
        .overlayPreferenceValue(Bounds.self) { anchor in
            GeometryReader { proxy in
                if let anchor { Text("\(Int(proxy[anchor].minX)) \(Int(proxy[anchor].width))") }
            }
        }
        #expect(try texts(view) == ["30 20"])
    }

    @Test func `What never settles is a finding that names the element`() throws {
        struct Restless: View {
            @State private var count = 0
            var body: some View {
                Text("\(count)").onChange(of: count, initial: true) { count += 1 }
            }
        }
        let finding = try #require(try composed(Restless()).findings.first)
        #expect(
            finding.description == "the component has not settled after 8 passes, because onChange of "
                + "'Restless/Text' changes it each time")
    }

    @Test func `A state that is set to the value it has changes nothing`() throws {
        struct Measured: View {
            @State private var bounds = CGRect.zero
            @State private var name: String?
            var body: some View {
                Text(name ?? "\(Int(bounds.width))").frame(width: 40)
                    .background(
                        GeometryReader { proxy in
                            // An action that is new in each pass.
                            Color.clear.onChange(of: UUID(), initial: true) {
                                bounds = proxy.frame(in: .local)
                                name = nil
                            }
                        })
            }
        }
        let composed = try composed(Measured())
        #expect(composed.findings.isEmpty)
        #expect(try texts(Measured()) == ["40"])
    }

    @Test func `A scaled metric follows the text size and is rounded to pixels`() throws {
        struct Box: View {
            @ScaledMetric private var side: CGFloat = 10
            var body: some View { Color.red.frame(width: side, height: side) }
        }
        var environment = EnvironmentValues()
        environment.dynamicTypeSize = .accessibility1
        let root = try laidOut(Box(), environment: environment)
        #expect(root.frame.width == 15.5)
    }

    @Observable final class Model {
        var name = "before"
    }

    @Test func `An observable object comes from the environment and through bindings`() throws {
        struct Inner: View {
            @Environment(Model.self) private var model
            var body: some View { Text(model.name).onAppear { model.name = "after" } }
        }
        struct Editing: View {
            @Bindable var model: Model
            var body: some View { TextField("Name", text: $model.name) }
        }
        let model = Model()
        #expect(
            try texts(
                VStack {
                    Inner()
                    Editing(model: model)
                }.environment(model)) == ["after", "after"])
    }

    @Test func `An observable object that no view has put there is missed only where it is read`() throws {
        struct Account: View {
            let isSignedIn: Bool
            @Environment(Model.self) private var model
            var body: some View { Text(isSignedIn ? model.name : "sign in first") }
        }
        #expect(try texts(Account(isSignedIn: false)) == ["sign in first"])
    }

    @Test func `A loop over a binding gives a binding to each element`() throws {
        struct Item: Identifiable {
            var id: Int
            var name: String
        }
        struct Rows: View {
            @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
            var body: some View {
                VStack {
                    ForEach($items) { $item in
                        Text(item.name).onAppear { item.name += "!" }
                    }
                }
            }
        }
        #expect(try texts(Rows()) == ["a!", "b!"])
    }

    @Test func `Two namespaces are different and stay the same`() throws {
        struct Named: View {
            @Namespace var first
            @Namespace var second
            @State private var seen: [Namespace.ID] = []
            private var isSame: Bool { first != second && seen == [first, second] }
            var body: some View {
                Text(isSame ? "same" : "other").onAppear { seen = [first, second] }
            }
        }
        #expect(try texts(Named()) == ["same"])
    }
}

/// Tasks of views.
@MainActor
struct TaskTests {
    private func composed(_ view: some View) async throws -> (
        root: LaidOutNode, findings: [CompositionFinding]
    ) {
        let session = ComposingSession(
            view, environment: EnvironmentValues(), resources: .none, fonts: FontFamilies(default: "Inter"))
        let layout = LayoutPass(texts: .monospaced, scale: 2)
        let settled = try await session.settle(session.start()) {
            try layout.layOut($0, proposing: .ideal)
        }
        return (settled.root, settled.summary.findings)
    }

    @Test func `What a task sets is in the picture, through functions of no actor too`() async throws {
        struct Loading: View {
            @State private var text = "loading"
            var body: some View {
                Text(text).task {
                    await Task.yield()
                    text = await Self.load()
                }
            }
            nonisolated static func load() async -> String {
                await Task.yield()
                return "loaded"
            }
        }
        let result = try await composed(Loading())
        #expect(result.root.descriptions.map(\.properties["text"]) == ["loaded"])
        #expect(result.findings.isEmpty)
    }

    @Test func `A task that waits for something from outside is a finding`() async throws {
        struct Waiting: View {
            @State private var text = "loading"
            var body: some View {
                Text(text).task {
                    text = "begun"
                    try? await Task.sleep(for: .seconds(3600))
                    text = "over"
                }
            }
        }
        let result = try await composed(Waiting())
        #expect(result.root.descriptions.map(\.properties["text"]) == ["begun"])
        #expect(result.findings == [.suspendedTask(element: "Waiting/Text")])
    }
}
