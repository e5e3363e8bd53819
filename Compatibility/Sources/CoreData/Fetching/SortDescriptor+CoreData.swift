public import Foundation
public import PictureFoundation
import QuartzCore

// What Foundation orders objects of Objective-C by besides what is `Comparable`.

extension SortDescriptor where Compared: NSManagedObject {
    /// By a text, as Finder orders it; what has none comes first.
    public init(
        _ keyPath: any KeyPath<Compared, String?> & Sendable,
        comparator: LocalizedStandardComparator = .localizedStandard, order: SortOrder = .forward
    ) {
        let path = keyPath.appending(path: \String?.inLocalizedStandardOrder)
        // The path of a computed property captures nothing, so the two of them are as sendable as the first.
        self.init(
            unsafeBitCast(path, to: (any KeyPath<Compared, OptionalText> & Sendable).self), order: order)
    }

    /// What is false comes first.
    public init(_ keyPath: any KeyPath<Compared, Bool> & Sendable, order: SortOrder = .forward) {
        let path = keyPath.appending(path: \Bool.rank)
        self.init(unsafeBitCast(path, to: (any KeyPath<Compared, Int> & Sendable).self), order: order)
    }
}

/// A text that is compared as Finder orders it, behind none.
private struct OptionalText: Comparable {
    let text: String?

    static func < (left: OptionalText, right: OptionalText) -> Bool {
        left.order(to: right) == .orderedAscending
    }

    static func == (left: OptionalText, right: OptionalText) -> Bool { left.order(to: right) == .orderedSame }

    private func order(to other: OptionalText) -> ComparisonResult {
        ValueComparison(selector: "localizedStandardCompare:").compare(text, other.text)
    }
}

extension String? {
    fileprivate var inLocalizedStandardOrder: OptionalText { OptionalText(text: self) }
}

extension Bool {
    fileprivate var rank: Int { self ? 1 : 0 }
}
