public import Foundation

public enum SFSpeechRecognitionTaskState: Int, Sendable {
    case starting, running, finishing, canceling, completed
}

/// A task that has failed from the start.
open class SFSpeechRecognitionTask: NSObject {
    open var state: SFSpeechRecognitionTaskState { .completed }
    open private(set) var isCancelled = false
    open var isFinishing: Bool { false }
    open var error: (any Error)? { SFSpeechError(.internalServiceError) }

    override init() {}

    open func finish() {}

    open func cancel() {
        isCancelled = true
    }
}

/// Of its methods only the last is called.
public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
    func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
    func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
    func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
    func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
    func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
}

extension SFSpeechRecognitionTaskDelegate {
    public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {}

    public func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
    ) {}

    public func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult
    ) {}

    public func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) {}

    public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}

    public func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool
    ) {}
}

/// Why speech is not understood.
public struct SFSpeechError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case internalServiceError = 1
        case undefinedTemplateClassName = 7
        case malformedSupplementalModel = 8
    }

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }

    public static var internalServiceError: Code { .internalServiceError }
    public static var undefinedTemplateClassName: Code { .undefinedTemplateClassName }
    public static var malformedSupplementalModel: Code { .malformedSupplementalModel }
    public static let errorDomain = "SFSpeechErrorDomain"
}
