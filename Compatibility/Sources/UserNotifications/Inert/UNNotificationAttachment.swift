public import Foundation

/// A file that a notification would show.
open class UNNotificationAttachment: NSObject {
    public let identifier: String
    public let url: URL

    /// - Throws: never; on a device a file that cannot be read is an error.
    public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        self.identifier = identifier
        self.url = url
    }
}
