public import UIKit
import Vitrine

/// What a page says of itself.
open class LPLinkMetadata: NSObject {
    open var originalURL: URL?
    open var url: URL?
    open var title: String?
    open var imageProvider: NSItemProvider?
    open var iconProvider: NSItemProvider?
    open var videoProvider: NSItemProvider?
    open var remoteVideoURL: URL?
}

/// Would fetch what a page says of itself; it asks nobody and never answers, so that a picture shows the view before it.
open class LPMetadataProvider: NSObject {
    open var timeout: TimeInterval = 30
    open var shouldFetchSubresources = true

    open func startFetchingMetadata(
        for url: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
    ) {}

    /// Throws at once: nobody is asked, so that nothing would come.
    open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
        throw URLError(.notConnectedToInternet)
    }

    open func cancel() {}
}
