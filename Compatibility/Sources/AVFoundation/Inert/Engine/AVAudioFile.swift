public import Foundation

/// A file of sound, of which nothing is read or written: it has no length.
open class AVAudioFile: NSObject {
    public let url: URL
    public let fileFormat: AVAudioFormat
    public let processingFormat: AVAudioFormat
    open var framePosition: AVAudioFramePosition = 0
    open var length: AVAudioFramePosition { 0 }

    private init(url: URL, fileFormat: AVAudioFormat?, processingFormat: AVAudioFormat?) {
        self.url = url
        let standard = AVAudioFormat(silence: 44_100)
        self.fileFormat = fileFormat ?? standard
        self.processingFormat = processingFormat ?? standard
    }

    /// - Throws: where there is no file.
    public convenience init(forReading fileURL: URL) throws {
        try self.init(forReading: fileURL, commonFormat: .pcmFormatFloat32, interleaved: false)
    }

    /// - Throws: where there is no file.
    public convenience init(
        forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool
    ) throws {
        guard try fileURL.checkResourceIsReachable() else { throw CocoaError(.fileNoSuchFile) }
        let standard = AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2)
        self.init(
            url: fileURL, fileFormat: standard,
            processingFormat: AVAudioFormat(
                commonFormat: format, sampleRate: 44_100, channels: 2, interleaved: interleaved))
    }

    /// - Throws: never; no file is made.
    public convenience init(forWriting fileURL: URL, settings: [String: Any]) throws {
        try self.init(
            forWriting: fileURL, settings: settings, commonFormat: .pcmFormatFloat32, interleaved: false)
    }

    /// - Throws: never; no file is made.
    public convenience init(
        forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat,
        interleaved: Bool
    ) throws {
        let fileFormat = AVAudioFormat(settings: settings)
        self.init(
            url: fileURL, fileFormat: fileFormat,
            processingFormat: fileFormat.flatMap {
                AVAudioFormat(
                    commonFormat: format, sampleRate: $0.sampleRate, channels: $0.channelCount,
                    interleaved: interleaved)
            })
    }

    /// Reads no frame.
    open func read(into buffer: AVAudioPCMBuffer) throws {
        buffer.frameLength = 0
    }

    /// Reads no frame.
    open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
        buffer.frameLength = 0
    }

    /// Writes nothing.
    open func write(from buffer: AVAudioPCMBuffer) throws {}

    open func close() {}
}
