package import CatalogKit

/// A part of a catalogue's snapshots, so that several machines check it together: `2/3` is the second of three.
public struct Shard: Hashable, Sendable {
    /// From 1 on.
    public let index: Int
    public let count: Int

    /// Nothing where the text is no such pair.
    public init?(_ text: String) {
        let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int(String($0)) }
        guard numbers.count == 2, let index = numbers[0], let count = numbers[1], count > 0,
            (1...count).contains(index)
        else { return nil }
        self.index = index
        self.count = count
    }

    /// All parts of so many.
    package static func all(_ count: Int) -> [Shard] {
        (1...count).map { Shard(index: $0, count: count) }
    }

    private init(index: Int, count: Int) {
        self.index = index
        self.count = count
    }

    /// Every `count`th of the snapshots: shards differ by one snapshot at most, and a component's variants, which
    /// cost about the same, are spread over all.
    package func part(of snapshots: [Snapshot]) -> [Snapshot] {
        snapshots.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
    }

    /// How many of so many snapshots belong to it.
    package func size(of total: Int) -> Int { (total + count - index) / count }

    /// Whether its report lists what belongs to no snapshot: stale references and definitions that failed.
    package var isFirst: Bool { index == 1 }
}

extension Shard: CustomStringConvertible {
    public var description: String { "\(index)/\(count)" }
}
