// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

@_exported public import CoreGraphics
@_exported public import QuartzCore

/// A film that nobody fetches.
open class AVAsset: NSObject {}

open class AVURLAsset: AVAsset {
    public let url: URL

    public init(url: URL, options: [String: Any]? = nil) {
        self.url = url
    }
}

open class AVPlayerItem: NSObject {
    public init(url: URL) {}

    public init(asset: AVAsset) {}

    open var duration: CMTime { .invalid }

    open func currentTime() -> CMTime { .zero }
}

extension Notification.Name {
    public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
        "AVPlayerItemDidPlayToEndTimeNotification")
}

/// Plays nothing.
open class AVPlayer: NSObject {
    public enum ActionAtItemEnd: Int, Sendable {
        case advance, pause, none
    }

    open var isMuted = false
    open var volume: Float = 1
    open var rate: Float = 0
    open var error: (any Error)? { nil }
    open var actionAtItemEnd = ActionAtItemEnd.pause
    open private(set) var currentItem: AVPlayerItem?

    override public init() {}

    public init(url: URL) {
        currentItem = AVPlayerItem(url: url)
    }

    public init(playerItem: AVPlayerItem?) {
        currentItem = playerItem
    }

    open func play() {}

    open func pause() {}

    /// The time stays where it is.
    open func seek(to time: CMTime) {}

    /// The film is not there, so that the seek does not finish.
    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        completionHandler(false)
    }

    open func currentTime() -> CMTime { .zero }

    /// Nobody is told, as the time stays.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any {
        NSObject()
    }

    open func removeTimeObserver(_ observer: Any) {}

    open func replaceCurrentItem(with item: AVPlayerItem?) {
        currentItem = item
    }
}

open class AVQueuePlayer: AVPlayer {
    public init(items: [AVPlayerItem]) {
        super.init(playerItem: items.first)
    }
}

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}

/// A layer with a film's picture, which stays empty.
open class AVPlayerLayer: CALayer {
    open var player: AVPlayer?
    open var videoGravity = AVLayerVideoGravity.resizeAspect

    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}
