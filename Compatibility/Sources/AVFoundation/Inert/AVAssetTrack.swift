public import CoreGraphics
public import Foundation

/// The picture or a sound of a film; no film has one here.
open class AVAssetTrack: NSObject, @unchecked Sendable {
    open var trackID: Int32 { 0 }
    open var mediaType: AVMediaType { .video }
    open var naturalSize: CGSize { .zero }
    open var preferredTransform: CGAffineTransform { .identity }
    open var nominalFrameRate: Float { 0 }
    open var estimatedDataRate: Float { 0 }

    init(film: Void) {}

    /// - Throws: always, as the film is not there.
    open func load<Value>(_ property: AVAsyncProperty<AVAssetTrack, Value>) async throws -> Value {
        throw AVError(.fileFailedToParse)
    }
}

extension AVAsset {
    public var duration: CMTime { .zero }
    public var isPlayable: Bool { false }
    public var isReadable: Bool { false }
    public var isExportable: Bool { false }
    public var hasProtectedContent: Bool { false }
    public var tracks: [AVAssetTrack] { [] }
    public var metadata: [AVMetadataItem] { [] }
    public var commonMetadata: [AVMetadataItem] { [] }
    public var availableMetadataFormats: [String] { [] }

    public func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }

    public func metadata(forFormat format: String) -> [AVMetadataItem] { [] }

    /// - Throws: always, as the film is not there.
    public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
        throw AVError(.fileFailedToParse)
    }

    /// Nothing is found out; the handler is called at once.
    public func loadValuesAsynchronously(
        forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil
    ) {
        handler?()
    }
}
