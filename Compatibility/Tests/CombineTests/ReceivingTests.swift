import Combine
import SwiftUI
import Testing
import VitrineTesting

/// What views do with what publishers send.
@MainActor
struct ReceivingTests {
    @Test func `What a publisher has when the view appears is in the picture`() throws {
        struct Total: View {
            let amounts = CurrentValueSubject<Int, Never>(7)
            @State private var total = 0
            var body: some View {
                Text("total \(total)").onReceive(amounts) { total = $0 }
            }
        }
        #expect(try Host(Total()).text("total 7").exists)
    }

    @Test func `What is sent later is received by the view in its newest state`() throws {
        struct Basket: View {
            let added = PassthroughSubject<Int, Never>()
            @State private var amounts: [Int] = []
            var body: some View {
                let count = amounts.count
                Button("Add") { added.send(amounts.count + 1) }
                Text("\(count): \(amounts.description)")
                    .onReceive(added) { amounts = Array(amounts.prefix(count)) + [$0] }
            }
        }
        let host = try Host(Basket())
        try host.button("Add").tap()
        try host.button("Add").tap()
        #expect(try host.text("2: [1, 2]").exists)
    }

    @Test func `A just is received anew with each value, and in the size that the view has then`() throws {
        struct Limited: View {
            @State private var digits = "12a345"
            @State private var width = 0.0
            var body: some View {
                Text(digits).frame(width: CGFloat(digits.count) * 10)
                    .onReceive(Just(digits)) { digits = String($0.filter(\.isNumber).prefix(4)) }
                    .background {
                        GeometryReader { proxy in
                            Color.clear.onReceive(Just(proxy.size)) { width = $0.width }
                        }
                    }
                Text("\(Int(width)) wide")
            }
        }
        let host = try Host(Limited())
        #expect(try host.text("1234").exists)
        #expect(try host.text("40 wide").exists)
    }

    @Test func `A just of what cannot be compared is received in each pass`() throws {
        struct Incomparable { var count: Int }
        struct Counting: View {
            @State private var count = 0
            var body: some View {
                Text("count \(count)").onReceive(Just(Incomparable(count: count))) {
                    count = min($0.count + 1, 3)
                }
            }
        }
        #expect(try Host(Counting()).text("count 3").exists)
    }

    @Test func `Another publisher takes the place of the last one, the same is not asked again`() throws {
        struct Switching: View {
            let subjects = [CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2)]
            @State private var index = 0
            @State private var received: [Int] = []
            var body: some View {
                Button("Next") { index = 1 }
                Button("Send") {
                    subjects[0].send(10)
                    subjects[1].send(20)
                }
                Text(received.description).onReceive(subjects[index]) { received.append($0) }
            }
        }
        let host = try Host(Switching())
        #expect(try host.text("[1]").exists)
        try host.button("Next").tap()
        try host.button("Send").tap()
        #expect(try host.text("[1, 2, 20]").exists)
    }

    @Test func `What other threads send comes after the picture`() throws {
        struct Loading: View {
            let loaded = PassthroughSubject<String, Never>()
            @State private var text = "loading"
            var body: some View {
                Text(text).onReceive(loaded) { text = $0 }.onAppear {
                    let sent = DispatchSemaphore(value: 0)
                    nonisolated(unsafe) let loaded = loaded
                    Thread.detachNewThread {
                        loaded.send("loaded")
                        sent.signal()
                    }
                    sent.wait()
                }
            }
        }
        #expect(try Host(Loading()).text("loading").exists)
    }
}
