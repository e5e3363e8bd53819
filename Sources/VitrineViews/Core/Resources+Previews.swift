import Foundation

extension Resources {
    /// The moment of all previews: 9 January 2025, 9:41 in the morning in Greenwich.
    private static let dateOfPreviews = Date(timeIntervalSince1970: 1_736_415_660)

    /// The same for one preview, with the moment of all of them and random numbers from their beginning.
    package var ofPreview: Resources {
        var resources = self
        resources.date = Self.dateOfPreviews
        resources.randomness = PictureRandomness()
        return resources
    }

    /// Asks for previews at their moment; what they ask for and cannot be had is left out, as when they are drawn.
    package static func forPreviews<Result>(_ body: () throws -> Result) rethrows -> Result {
        guard var resources = current?.ofPreview else { return try body() }
        resources.standIns = StandIns { _, _ in nil }
        return try $current.withValue(resources, operation: body)
    }
}
