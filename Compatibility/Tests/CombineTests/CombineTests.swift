import Combine
import Foundation
import Testing

/// Publishers as view models use them.
struct CombineTests {
    final class Search: ObservableObject {
        @Published var query = ""
        @Published var isExact = false
        @Published private(set) var results: [String] = []
        private var subscriptions = Set<AnyCancellable>()

        init(words: [String]) {
            $query.combineLatest($isExact)
                .filter { !$0.0.isEmpty }
                .map { query, isExact in words.filter { isExact ? $0 == query : $0.hasPrefix(query) } }
                .removeDuplicates()
                .sink { [weak self] in self?.results = $0 }
                .store(in: &subscriptions)
        }
    }

    @Test func `A view model derives one published value of two others`() {
        let search = Search(words: ["tea", "teapot", "cup"])
        var changes = 0
        let subscription = search.objectWillChange.sink { changes += 1 }
        search.query = "tea"
        #expect(search.results == ["tea", "teapot"])
        search.isExact = true
        #expect(search.results == ["tea"])
        #expect(changes == 4)
        subscription.cancel()
    }

    @Test func `The latest values are sent from when each publisher has sent one`() {
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        var pairs: [String] = []
        let subscription = Publishers.CombineLatest(first, second).sink { pairs.append("\($0)\($1)") }
        first.send(1)
        first.send(2)
        second.send("a")
        second.send("b")
        first.send(3)
        #expect(pairs == ["2a", "2b", "3b"])
        subscription.cancel()
    }

    @Test func `Merged publishers send in their order, and end together`() {
        let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
        var (values, isFinished): ([Int], Bool) = ([], false)
        let subscription = subjects[0].merge(with: subjects[1], subjects[2])
            .sink(receiveCompletion: { _ in isFinished = true }, receiveValue: { values.append($0) })
        subjects[2].send(1)
        subjects[0].send(2)
        subjects[0].send(completion: .finished)
        subjects[1].send(3)
        #expect(values == [1, 2, 3] && !isFinished)
        subjects[1].send(completion: .finished)
        subjects[2].send(completion: .finished)
        #expect(isFinished)
        subscription.cancel()
    }

    @Test func `A centre publishes its notifications`() {
        var received: [String] = []
        let name = Notification.Name("CombineTests")
        let center = NotificationCenter()
        let subscription = center.publisher(for: name).compactMap { $0.object as? String }
            .sink { received.append($0) }
        center.post(name: name, object: "posted")
        #expect(received == ["posted"])
        subscription.cancel()
    }

    @Test func `Queues and loops are schedulers`() {
        let typed = PassthroughSubject<String, Never>()
        var values: [String] = []
        let subscriptions = [
            typed.debounce(for: .seconds(60), scheduler: DispatchQueue.main).sink { values.append($0) },
            typed.receive(on: RunLoop.main).sink { values.append($0) },
            typed.throttle(for: .seconds(60), scheduler: OperationQueue.main, latest: true).map { $0 }
                .delay(for: .seconds(60), scheduler: DispatchQueue.main).sink { values.append($0) },
        ]
        typed.send("tea")
        #expect(values.isEmpty)
        subscriptions.forEach { $0.cancel() }
    }
}
