public import Foundation

/// Orders texts as Finder does: without regard to case, numbers by their values. Foundation has it on Apple's systems alone.
public struct LocalizedStandardComparator: SortComparator {
    public var order: SortOrder

    public func compare(_ left: String, _ right: String) -> ComparisonResult {
        let result = left.localizedStandardCompare(right)
        return switch order {
        case .forward: result
        case .reverse:
            switch result {
            case .orderedAscending: .orderedDescending
            case .orderedDescending: .orderedAscending
            case .orderedSame: .orderedSame
            }
        }
    }
}

extension SortComparator where Self == LocalizedStandardComparator {
    public static var localizedStandard: LocalizedStandardComparator {
        LocalizedStandardComparator(order: .forward)
    }

    public static var localized: LocalizedStandardComparator { .localizedStandard }
}

extension SortDescriptor {
    /// By a text, as Finder orders it.
    public init(
        _ keyPath: any KeyPath<Compared, String> & Sendable,
        comparator: LocalizedStandardComparator = .localizedStandard,
        order: SortOrder = .forward
    ) {
        let path = keyPath.appending(path: \String.inLocalizedStandardOrder)
        // The path of a computed property captures nothing, so the two of them are as sendable as the first.
        self.init(
            unsafeBitCast(path, to: (any KeyPath<Compared, LocalizedStandardText> & Sendable).self),
            order: order)
    }
}

/// A text that is compared as Finder orders it.
private struct LocalizedStandardText: Comparable {
    let text: String

    static func < (left: LocalizedStandardText, right: LocalizedStandardText) -> Bool {
        left.text.localizedStandardCompare(right.text) == .orderedAscending
    }

    static func == (left: LocalizedStandardText, right: LocalizedStandardText) -> Bool {
        left.text.localizedStandardCompare(right.text) == .orderedSame
    }
}

extension String {
    fileprivate var inLocalizedStandardOrder: LocalizedStandardText { LocalizedStandardText(text: self) }
}
