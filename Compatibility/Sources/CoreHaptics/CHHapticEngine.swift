// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

public import AVFoundation
public import Foundation

/// The engine of a device without haptics: it starts, and nothing is felt or heard.
open class CHHapticEngine: NSObject {
    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1
        case applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed, gameControllerDisconnect
        case systemError = -1
    }

    public enum FinishedAction: Int, Sendable { case stopEngine = 1, leaveEngineRunning }

    public typealias CompletionHandler = ((any Error)?) -> Void
    public typealias StoppedHandler = (StoppedReason) -> Void
    public typealias ResetHandler = () -> Void
    public typealias FinishedHandler = ((any Error)?) -> FinishedAction

    open var playsHapticsOnly = false
    open var playsAudioOnly = false
    open var isMutedForAudio = false
    open var isMutedForHaptics = false
    open var isAutoShutdownEnabled = false
    open var stoppedHandler: StoppedHandler = { _ in }
    open var resetHandler: ResetHandler = {}
    open var currentTime: TimeInterval { 0 }

    /// Throws nothing here: there is always an engine of no haptics.
    override public init() {}

    public init(audioSession: AVAudioSession?) throws {}

    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }

    open func start() throws {}

    open func start(completionHandler: CompletionHandler? = nil) { completionHandler?(nil) }

    open func stop(completionHandler: CompletionHandler? = nil) { completionHandler?(nil) }

    open func notifyWhenPlayersFinished(finishedHandler: @escaping FinishedHandler) {
        _ = finishedHandler(nil)
    }

    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        SilentPlayer()
    }

    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        SilentPlayer()
    }

    open func playPattern(from fileURL: URL) throws {}
    open func playPattern(from data: Data) throws {}

    open func registerAudioResource(
        _ resourceURL: URL, options: [AnyHashable: Any] = [:]
    ) throws -> CHHapticAudioResourceID { 0 }

    open func unregisterAudioResource(_ resourceID: CHHapticAudioResourceID) throws {}
}

public typealias CHHapticAudioResourceID = Int

/// At once.
public let CHHapticTimeImmediate: TimeInterval = 0

private struct NoHaptics: CHHapticDeviceCapability {
    var supportsHaptics: Bool { false }
    var supportsAudio: Bool { false }
}

private final class SilentPlayer: CHHapticAdvancedPatternPlayer {
    var isMuted = false
    var loopEnabled = false
    var loopEnd: TimeInterval = 0
    var playbackRate: Float = 1
    var completionHandler: CHHapticEngine.CompletionHandler = { _ in }

    func start(atTime time: TimeInterval) throws {}
    func stop(atTime time: TimeInterval) throws {}
    func cancel() throws {}
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws {}
    func pause(atTime time: TimeInterval) throws {}
    func resume(atTime time: TimeInterval) throws {}
    func seek(toOffset offsetTime: TimeInterval) throws {}
}
