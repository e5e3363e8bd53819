/// The kinds of places that a map names.
public struct PointOfInterestCategories: Sendable {
    public static let all = PointOfInterestCategories()
    public static let excludingAll = PointOfInterestCategories()

    public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
        all
    }

    public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
        all
    }
}
