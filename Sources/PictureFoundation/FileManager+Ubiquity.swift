public import Foundation

extension FileManager {
    /// Nobody is signed in to a cloud, so that there is no folder in one.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    public func isUbiquitousItem(at url: URL) -> Bool { false }

    /// Nothing is in a cloud, so that there is nothing to fetch.
    public func startDownloadingUbiquitousItem(at url: URL) throws {
        throw CocoaError(.ubiquitousFileUnavailable)
    }
}
