public import Foundation

/// A moment in a sound: a frame, or a time of the device.
open class AVAudioTime: NSObject, @unchecked Sendable {
    public let hostTime: UInt64
    public let sampleTime: AVAudioFramePosition
    public let sampleRate: Double
    public let isHostTimeValid: Bool
    public let isSampleTimeValid: Bool

    public init(hostTime: UInt64) {
        self.hostTime = hostTime
        sampleTime = 0
        sampleRate = 0
        isHostTimeValid = true
        isSampleTimeValid = false
    }

    public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        hostTime = 0
        self.sampleTime = sampleTime
        self.sampleRate = sampleRate
        isHostTimeValid = false
        isSampleTimeValid = true
    }

    public init(hostTime: UInt64, sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        self.hostTime = hostTime
        self.sampleTime = sampleTime
        self.sampleRate = sampleRate
        isHostTimeValid = true
        isSampleTimeValid = true
    }

    /// A time of the device counts nanoseconds.
    open class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 {
        UInt64(exactly: (max(seconds, 0) * 1e9).rounded()) ?? 0
    }

    open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval { TimeInterval(hostTime) / 1e9 }
}
