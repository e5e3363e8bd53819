package import Foundation

extension Resources {
    /// The moment of all previews: 9 January 2025, 9:41 in the morning in Greenwich.
    package static let dateOfPreviews = Date(timeIntervalSince1970: 1_736_415_660)

    /// Asks for previews, or for what they show, at their moment.
    package static func atDateOfPreviews<Result>(_ body: () throws -> Result) rethrows -> Result {
        guard var resources = current else { return try body() }
        resources.date = dateOfPreviews
        return try $current.withValue(resources, operation: body)
    }
}
