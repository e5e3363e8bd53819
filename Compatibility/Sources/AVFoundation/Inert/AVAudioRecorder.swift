// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

public import Foundation

/// Records nothing: there is no microphone.
open class AVAudioRecorder: NSObject {
    public let url: URL
    public let settings: [String: Any]
    open weak var delegate: (any AVAudioRecorderDelegate)?
    open var isMeteringEnabled = false
    open var isRecording: Bool { false }
    open var currentTime: TimeInterval { 0 }

    public init(url: URL, settings: [String: Any]) throws {
        self.url = url
        self.settings = settings
    }

    @discardableResult
    open func prepareToRecord() -> Bool { false }

    @discardableResult
    open func record() -> Bool { false }

    @discardableResult
    open func record(forDuration duration: TimeInterval) -> Bool { false }

    open func pause() {}

    open func stop() {}

    @discardableResult
    open func deleteRecording() -> Bool { false }

    open func updateMeters() {}

    /// Silence, in decibels.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }

    /// Silence, in decibels.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

public protocol AVAudioRecorderDelegate: AnyObject {
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}

    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// What an app may do with sound; there is no microphone, so nobody is asked.
public final class AVAudioApplication: NSObject, Sendable {
    public enum RecordPermission: Int, Sendable {
        case undetermined, denied, granted
    }

    public static let shared = AVAudioApplication()

    public let recordPermission = RecordPermission.denied

    public class func requestRecordPermission(
        completionHandler response: @escaping @Sendable (Bool) -> Void
    ) {
        response(false)
    }

    public class func requestRecordPermission() async -> Bool { false }
}

public enum AVAudioQuality: Int, Sendable {
    case min = 0
    case low = 32
    case medium = 64
    case high = 96
    case max = 127
}

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"

public typealias AudioFormatID = UInt32

/// Four letters, as their codes one after the other.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
public let kAudioFormatFLAC: AudioFormatID = 0x666C_6163
public let kAudioFormatULaw: AudioFormatID = 0x756C_6177
public let kAudioFormatALaw: AudioFormatID = 0x616C_6177
