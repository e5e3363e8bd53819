/// The requests of proxies since the last layout.
@MainActor
package final class ScrollRequests {
    /// A request of one proxy, which counts for the scroll views inside of its reader.
    package struct Entry {
        package var scroller: UInt64
        package var request: ScrollRequest
    }

    package private(set) var entries: [Entry] = []

    package init() {}

    package var isEmpty: Bool { entries.isEmpty }

    func add(_ request: ScrollRequest, from scroller: UInt64) {
        entries.append(Entry(scroller: scroller, request: request))
    }

    package func putFirst(_ entries: [Entry]) {
        self.entries = entries + self.entries
    }

    package func takeAll() -> [Entry] {
        defer { entries = [] }
        return entries
    }
}
