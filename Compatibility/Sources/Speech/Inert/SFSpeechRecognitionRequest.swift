public import AVFoundation

/// What is to be understood: what is set is kept.
open class SFSpeechRecognitionRequest: NSObject {
    open var taskHint = SFSpeechRecognitionTaskHint.unspecified
    open var shouldReportPartialResults = true
    open var contextualStrings: [String] = []
    open var requiresOnDeviceRecognition = false
    open var addsPunctuation = false
    open var interactionIdentifier: String?

    override init() {}
}

/// Sound from a file, which is not read.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
    public let url: URL

    public init(url URL: URL) {
        url = URL
    }
}

/// Sound from a microphone, which is not kept.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
    override public init() {}

    open var nativeAudioFormat: AVAudioFormat { AVAudioInputNode.formatOfNoMicrophone }

    open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}

    open func appendAudioSampleBuffer(_ sampleBuffer: CMSampleBuffer) {}

    open func endAudio() {}
}
