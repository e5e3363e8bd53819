import SwiftUI
import Testing
import UIKit
import VitrineTesting

/// What components do on queues beside the main one.
@MainActor
struct BackgroundWorkTests {
    @Test func `What another queue gives to the main one is in the picture`() throws {
        struct Loading: View {
            @State private var text = "loading"
            let queue: DispatchQueue
            var body: some View {
                Text(text).onAppear {
                    queue.async {
                        Thread.sleep(forTimeInterval: 0.05)
                        DispatchQueue.main.async { text = "loaded" }
                    }
                }
            }
        }
        for queue in [DispatchQueue.global(qos: .userInitiated), DispatchQueue(label: "loading")] {
            #expect(try Host(Loading(queue: queue)).text("loaded").exists)
        }
    }

    @Test func `What is done before the picture begins in the order of the calls, whichever work ends first`()
        throws
    {
        final class Log: Sendable { nonisolated(unsafe) var names: [String] = [] }
        struct Racing: View {
            let log: Log
            var body: some View {
                Button("Go") {
                    for (index, name) in ["slow", "middling", "fast"].enumerated() {
                        DispatchQueue.global().async { [log] in
                            DispatchQueue.global().async {
                                Thread.sleep(forTimeInterval: 0.04 - 0.02 * Double(index))
                                DispatchQueue.main.async { log.names.append("\(name) begun") }
                            }
                            DispatchQueue.main.async { log.names.append(name) }
                        }
                    }
                }
            }
        }
        let log = Log()
        try Host(Racing(log: log)).button("Go").tap()
        #expect(log.names == ["slow begun", "slow", "middling begun", "middling", "fast begun", "fast"])
    }

    @Test func `The end of a group is waited for`() throws {
        struct Gallery: View {
            @State private var count = 0
            @State private var isDone = false
            var body: some View {
                Text("\(count) pictures").onAppear {
                    let group = DispatchGroup()
                    for _ in 0..<3 {
                        DispatchQueue.global().async(group: group) { DispatchQueue.main.async { count += 1 } }
                    }
                    group.notify(queue: .main) { isDone = true }
                }
                if isDone { Text("done") }
            }
        }
        let host = try Host(Gallery())
        #expect(try host.text("3 pictures").exists)
        #expect(try host.text("done").exists)
    }

    @Test func `A group that something from outside ends is not waited for`() throws {
        struct Gallery: View {
            @State private var text = "loading"
            var body: some View {
                Text(text).onAppear {
                    let group = DispatchGroup()
                    group.enter()
                    DispatchQueue.main.asyncAfter(deadline: .now() + 60) { group.leave() }
                    group.notify(queue: .main) { text = "loaded" }
                }
            }
        }
        #expect(try Host(Gallery()).text("loading").exists)
    }

    @Test func `Tasks that another queue starts or resumes go on before the picture`() throws {
        struct Loading: View {
            @State private var title = "loading"
            @State private var price = "loading"
            var body: some View {
                Text(title).onAppear {
                    DispatchQueue.global().async { Task { @MainActor in title = "tea" } }
                }
                Text(price).task {
                    price = await withCheckedContinuation { loaded in
                        DispatchQueue.global().async { loaded.resume(returning: "$4") }
                    }
                }
            }
        }
        let host = try Host(Loading())
        #expect(try host.text("tea").exists)
        #expect(try host.text("$4").exists)
    }

    @Test func `A queue that guards a value has its work done in its order`() throws {
        final class Store: @unchecked Sendable {
            private let queue = DispatchQueue(label: "store")
            private var stored: [Int] = []
            var values: [Int] { queue.sync { stored } }
            func add(_ value: Int) { queue.async { self.stored.append(value) } }
        }
        struct Stored: View {
            let store = Store()
            @State private var text = ""
            var body: some View {
                Text(text).onAppear {
                    store.add(1)
                    store.add(2)
                    text = store.values.description
                }
            }
        }
        #expect(try Host(Stored()).text("[1, 2]").exists)
    }
}
