public import Foundation

/// Plays no sound: what it is asked to play has no length.
open class AVAudioPlayer: NSObject {
    public let url: URL?
    public let data: Data?
    open weak var delegate: (any AVAudioPlayerDelegate)?
    open var volume: Float = 1
    open var pan: Float = 0
    open var rate: Float = 1
    open var enableRate = false
    open var numberOfLoops = 0
    open var currentTime: TimeInterval = 0
    open var isMeteringEnabled = false
    open var duration: TimeInterval { 0 }
    open var deviceCurrentTime: TimeInterval { 0 }
    open var isPlaying: Bool { false }
    open var numberOfChannels: Int { 1 }

    /// Throws where there is no file.
    public init(contentsOf url: URL) throws {
        guard try url.checkResourceIsReachable() else { throw CocoaError(.fileNoSuchFile) }
        self.url = url
        self.data = nil
    }

    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(contentsOf: url)
    }

    public init(data: Data) throws {
        self.url = nil
        self.data = data
    }

    @discardableResult
    open func prepareToPlay() -> Bool { true }

    @discardableResult
    open func play() -> Bool { true }

    @discardableResult
    open func play(atTime time: TimeInterval) -> Bool { true }

    open func pause() {}

    open func stop() {}

    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
        self.volume = volume
    }

    open func updateMeters() {}

    /// Silence, in decibels.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }

    /// Silence, in decibels.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}
