public import Foundation

/// A piece of a sound.
open class AVAudioBuffer: NSObject {
    public let format: AVAudioFormat

    init(of format: AVAudioFormat) {
        self.format = format
    }
}

/// A piece of a sound as numbers, which are kept and never heard.
open class AVAudioPCMBuffer: AVAudioBuffer {
    public let frameCapacity: AVAudioFrameCount
    /// How many frames are sound; no more than there is room for.
    open var frameLength: AVAudioFrameCount = 0 {
        didSet { frameLength = min(frameLength, frameCapacity) }
    }
    private let samples: Samples

    /// Nothing where the format does not say how large a number is.
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        guard let bytes = format.commonFormat.bytesPerSample else { return nil }
        self.frameCapacity = frameCapacity
        samples = Samples(
            channels: Int(format.channelCount), frames: Int(frameCapacity), bytesPerSample: bytes,
            isInterleaved: format.isInterleaved)
        super.init(of: format)
    }

    /// The distance between two numbers of a channel.
    open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }

    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
        format.commonFormat == .pcmFormatFloat32 ? samples.channels(of: Float.self) : nil
    }

    open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? {
        format.commonFormat == .pcmFormatInt16 ? samples.channels(of: Int16.self) : nil
    }

    open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? {
        format.commonFormat == .pcmFormatInt32 ? samples.channels(of: Int32.self) : nil
    }
}

/// The memory of a piece of a sound, silent at first.
private final class Samples {
    private let memory: UnsafeMutableRawBufferPointer
    private let pointers: UnsafeMutableBufferPointer<UnsafeMutableRawPointer?>

    init(channels: Int, frames: Int, bytesPerSample: Int, isInterleaved: Bool) {
        memory = .allocate(byteCount: max(channels * frames, 1) * bytesPerSample, alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0)
        pointers = .allocate(capacity: max(channels, 1))
        let distance = isInterleaved ? bytesPerSample : frames * bytesPerSample
        for channel in pointers.indices {
            pointers.initializeElement(at: channel, to: memory.baseAddress?.advanced(by: channel * distance))
        }
    }

    func channels<Sample>(of type: Sample.Type) -> UnsafePointer<UnsafeMutablePointer<Sample>>? {
        pointers.baseAddress.map { start in
            UnsafeRawPointer(start).assumingMemoryBound(to: UnsafeMutablePointer<Sample>.self)
        }
    }

    deinit {
        memory.deallocate()
        pointers.deallocate()
    }
}
