public import Foundation

/// Which places a map names or a search finds.
public final class MKPointOfInterestFilter: NSObject, Sendable {
    private let categories: Set<MKPointOfInterestCategory>
    private let isIncluding: Bool

    public static let includingAll = MKPointOfInterestFilter(excluding: [])
    public static let excludingAll = MKPointOfInterestFilter(including: [])

    public init(including categories: [MKPointOfInterestCategory]) {
        self.categories = Set(categories)
        isIncluding = true
    }

    public init(excluding categories: [MKPointOfInterestCategory]) {
        self.categories = Set(categories)
        isIncluding = false
    }

    public func includes(_ category: MKPointOfInterestCategory) -> Bool {
        categories.contains(category) == isIncluding
    }

    public func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
