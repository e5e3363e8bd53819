public import Foundation

public enum AVAudioConverterInputStatus: Int, Sendable {
    case haveData, noDataNow, endOfStream
}

public enum AVAudioConverterOutputStatus: Int, Sendable {
    case haveData, inputRanDry, endOfStream, error
}

public typealias AVAudioConverterInputBlock = (
    AVAudioPacketCount, UnsafeMutablePointer<AVAudioConverterInputStatus>
) -> AVAudioBuffer?

/// Would make a sound of another format; it converts nothing.
open class AVAudioConverter: NSObject {
    public let inputFormat: AVAudioFormat
    public let outputFormat: AVAudioFormat
    open var sampleRateConverterQuality = AVAudioQuality.medium.rawValue
    open var downmix = false

    public init?(from fromFormat: AVAudioFormat, to toFormat: AVAudioFormat) {
        inputFormat = fromFormat
        outputFormat = toFormat
    }

    /// - Throws: always, as no sound is converted.
    open func convert(to outputBuffer: AVAudioPCMBuffer, from inputBuffer: AVAudioPCMBuffer) throws {
        outputBuffer.frameLength = 0
        throw AVError(.unknown)
    }

    /// An error; the block is not called.
    open func convert(
        to outputBuffer: AVAudioBuffer, error outError: UnsafeMutablePointer<NSError?>?,
        withInputFrom inputBlock: AVAudioConverterInputBlock
    ) -> AVAudioConverterOutputStatus {
        outError?.pointee = AVError(.unknown) as NSError
        return .error
    }

    open func reset() {}
}
