// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

@_exported public import CoreGraphics
@_spi(Layers) @_exported public import QuartzCore

/// A film that nobody fetches.
open class AVAsset: NSObject, @unchecked Sendable {
    /// Something of a film that takes time to find out.
    public struct Property<Value>: Sendable {
        init() {}
    }

    override public init() {}

    /// The film at an address, which is not looked for.
    public convenience init(url: URL) { self.init() }

    /// - Throws: always, as the film is not there.
    open func load<Value>(_ property: Property<Value>) async throws -> Value {
        throw AVError(.fileFailedToParse)
    }

    /// - Throws: always, as the film is not there.
    open func load<First, Second>(
        _ first: Property<First>, _ second: Property<Second>
    ) async throws -> (First, Second) { throw AVError(.fileFailedToParse) }

    /// - Throws: always, as the film is not there.
    open func load<First, Second, Third>(
        _ first: Property<First>, _ second: Property<Second>, _ third: Property<Third>
    ) async throws -> (First, Second, Third) { throw AVError(.fileFailedToParse) }

    /// - Throws: always, as the film is not there.
    open func loadMediaSelectionGroup(
        for mediaCharacteristic: AVMediaCharacteristic
    ) async throws -> AVMediaSelectionGroup? { throw AVError(.fileFailedToParse) }
}

extension AVAsset.Property<CMTime> {
    public static var duration: AVAsset.Property<CMTime> { AVAsset.Property() }
}

extension AVAsset.Property<Bool> {
    public static var isPlayable: AVAsset.Property<Bool> { AVAsset.Property() }
    public static var isReadable: AVAsset.Property<Bool> { AVAsset.Property() }
    public static var isExportable: AVAsset.Property<Bool> { AVAsset.Property() }
    public static var isComposable: AVAsset.Property<Bool> { AVAsset.Property() }
    public static var hasProtectedContent: AVAsset.Property<Bool> { AVAsset.Property() }
}

extension AVAsset.Property<[AVMetadataItem]> {
    public static var metadata: AVAsset.Property<[AVMetadataItem]> { AVAsset.Property() }
    public static var commonMetadata: AVAsset.Property<[AVMetadataItem]> { AVAsset.Property() }
}

extension AVAsset.Property<[AVAssetTrack]> {
    public static var tracks: AVAsset.Property<[AVAssetTrack]> { AVAsset.Property() }
}

extension AVAsset.Property<AVMetadataItem?> {
    public static var creationDate: AVAsset.Property<AVMetadataItem?> { AVAsset.Property() }
}

extension AVAsset.Property<CGAffineTransform> {
    public static var preferredTransform: AVAsset.Property<CGAffineTransform> { AVAsset.Property() }
}

extension AVAsset.Property<Float> {
    public static var preferredRate: AVAsset.Property<Float> { AVAsset.Property() }
    public static var preferredVolume: AVAsset.Property<Float> { AVAsset.Property() }
}

/// What of a film is seen or heard.
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let audible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicAudible")
    public static let legible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicLegible")
    public static let visual = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicVisual")
}

/// What can be heard or read with a film.
open class AVMediaSelectionOption: NSObject {
    open var displayName: String { "" }
    open var extendedLanguageTag: String? { nil }
    open var locale: Locale? { nil }
}

open class AVMediaSelectionGroup: NSObject {
    open var options: [AVMediaSelectionOption] { [] }
    open var allowsEmptySelection: Bool { true }

    public static func mediaSelectionOptions(
        from options: [AVMediaSelectionOption], with locale: Locale
    ) -> [AVMediaSelectionOption] { options.filter { $0.locale == locale } }

    public static func mediaSelectionOptions(
        from options: [AVMediaSelectionOption],
        filteredAndSortedAccordingToPreferredLanguages languages: [String]
    ) -> [AVMediaSelectionOption] { options }
}

open class AVURLAsset: AVAsset, @unchecked Sendable {
    public let url: URL

    public init(url: URL, options: [String: Any]? = nil) {
        self.url = url
    }
}

open class AVPlayerItem: NSObject {
    public enum Status: Int, Sendable {
        case unknown, readyToPlay, failed
    }

    public let asset: AVAsset
    open var status: Status { .unknown }
    open var error: (any Error)? { nil }
    open var preferredForwardBufferDuration: TimeInterval = 0
    open var isPlaybackLikelyToKeepUp: Bool { false }
    open var isPlaybackBufferEmpty: Bool { true }
    open var loadedTimeRanges: [NSValue] { [] }

    public init(url: URL) {
        asset = AVURLAsset(url: url)
    }

    public init(asset: AVAsset) {
        self.asset = asset
    }

    open func select(_ mediaSelectionOption: AVMediaSelectionOption?, in group: AVMediaSelectionGroup) {}

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

    public enum TimeControlStatus: Int, Sendable {
        case paused, waitingToPlayAtSpecifiedRate, playing
    }

    public enum Status: Int, Sendable {
        case unknown, readyToPlay, failed
    }

    open var timeControlStatus: TimeControlStatus { .paused }
    open var status: Status { .unknown }
    open var allowsExternalPlayback = true
    open var preventsDisplaySleepDuringVideoPlayback = true
    open var automaticallyWaitsToMinimizeStalling = true
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

    /// The block is never called, as the time stays.
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
    private var queue: [AVPlayerItem] = []

    override public init() {
        super.init()
    }

    override public init(url: URL) {
        super.init(url: url)
    }

    override public init(playerItem: AVPlayerItem?) {
        queue = playerItem.map { [$0] } ?? []
        super.init(playerItem: playerItem)
    }

    public convenience init(items: [AVPlayerItem]) {
        self.init(playerItem: items.first)
        queue = items
    }

    open func items() -> [AVPlayerItem] { queue }

    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        let place = afterItem.flatMap { item in queue.firstIndex { $0 === item } }
        queue.insert(item, at: place.map { $0 + 1 } ?? queue.count)
    }

    open func removeAllItems() {
        queue = []
    }

    open func advanceToNextItem() {}
}

/// Plays a film again and again, which nobody plays once.
open class AVPlayerLooper: NSObject {
    public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {}

    open var loopCount: Int { 0 }

    open func disableLooping() {}
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
    @_spi(Layers) override open class func standard() -> CALayer { AVPlayerLayer() }

    open var player: AVPlayer?
    open var videoGravity = AVLayerVideoGravity.resizeAspect

    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}
