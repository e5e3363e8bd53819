// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

public import Foundation

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioPacketCount = UInt32
public typealias AVAudioNodeBus = Int
public typealias AVAudioNodeCompletionHandler = @Sendable () -> Void

/// How a value of a sound is stored.
public enum AVAudioCommonFormat: UInt, Sendable {
    case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32

    /// Nothing where it is not known.
    var bytesPerSample: Int? {
        switch self {
        case .otherFormat: nil
        case .pcmFormatInt16: 2
        case .pcmFormatFloat32, .pcmFormatInt32: 4
        case .pcmFormatFloat64: 8
        }
    }
}

/// A sound's format as Core Audio describes it.
public struct AudioStreamBasicDescription: Sendable {
    public var mSampleRate = 0.0
    public var mFormatID: AudioFormatID = 0
    public var mFormatFlags: UInt32 = 0
    public var mBytesPerPacket: UInt32 = 0
    public var mFramesPerPacket: UInt32 = 0
    public var mBytesPerFrame: UInt32 = 0
    public var mChannelsPerFrame: UInt32 = 0
    public var mBitsPerChannel: UInt32 = 0
    public var mReserved: UInt32 = 0

    public init() {}

    public init(
        mSampleRate: Double, mFormatID: AudioFormatID, mFormatFlags: UInt32, mBytesPerPacket: UInt32,
        mFramesPerPacket: UInt32, mBytesPerFrame: UInt32, mChannelsPerFrame: UInt32, mBitsPerChannel: UInt32,
        mReserved: UInt32
    ) {
        self.mSampleRate = mSampleRate
        self.mFormatID = mFormatID
        self.mFormatFlags = mFormatFlags
        self.mBytesPerPacket = mBytesPerPacket
        self.mFramesPerPacket = mFramesPerPacket
        self.mBytesPerFrame = mBytesPerFrame
        self.mChannelsPerFrame = mChannelsPerFrame
        self.mBitsPerChannel = mBitsPerChannel
        self.mReserved = mReserved
    }
}

/// The numbers that a sound consists of; two that say the same are equal.
open class AVAudioFormat: NSObject, @unchecked Sendable {
    public let commonFormat: AVAudioCommonFormat
    public let sampleRate: Double
    public let channelCount: AVAudioChannelCount
    public let isInterleaved: Bool

    public init?(
        commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount,
        interleaved: Bool
    ) {
        guard format != .otherFormat, channels > 0 else { return nil }
        commonFormat = format
        self.sampleRate = sampleRate
        channelCount = channels
        isInterleaved = interleaved
    }

    /// Of numbers of 32 bits, a list for each channel.
    public init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        guard channels > 0 else { return nil }
        commonFormat = .pcmFormatFloat32
        self.sampleRate = sampleRate
        channelCount = channels
        isInterleaved = false
    }

    /// Only the sampling rate and the channels are read; the rest is numbers of 32 bits, or compressed.
    public init?(settings: [String: Any]) {
        guard let rate = Self.number(settings[AVSampleRateKey]),
            let channels = Self.number(settings[AVNumberOfChannelsKey])
        else { return nil }
        let format = Self.number(settings[AVFormatIDKey]).map { AudioFormatID($0) }
        commonFormat = format == nil || format == kAudioFormatLinearPCM ? .pcmFormatFloat32 : .otherFormat
        sampleRate = rate
        channelCount = AVAudioChannelCount(channels)
        isInterleaved = false
    }

    /// What no microphone takes, and what is not played: of no channel.
    init(silence sampleRate: Double) {
        commonFormat = .pcmFormatFloat32
        self.sampleRate = sampleRate
        channelCount = 0
        isInterleaved = false
    }

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let number as any BinaryInteger: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        default: nil
        }
    }

    open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }

    open var settings: [String: Any] {
        [
            AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: sampleRate,
            AVNumberOfChannelsKey: Int(channelCount),
            AVLinearPCMBitDepthKey: (commonFormat.bytesPerSample ?? 0) * 8,
            AVLinearPCMIsFloatKey: [.pcmFormatFloat32, .pcmFormatFloat64].contains(commonFormat),
            AVLinearPCMIsNonInterleaved: !isInterleaved,
        ]
    }

    override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? AVAudioFormat else { return false }
        return commonFormat == other.commonFormat && sampleRate == other.sampleRate
            && channelCount == other.channelCount && isInterleaved == other.isInterleaved
    }

    override open var hash: Int {
        var hasher = Hasher()
        hasher.combine(commonFormat)
        hasher.combine(sampleRate)
        hasher.combine(channelCount)
        return hasher.finalize()
    }
}
