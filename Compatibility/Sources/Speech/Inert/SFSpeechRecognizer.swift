public import Foundation

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, restricted, authorized
}

/// What is said, so that it is understood better.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
    case unspecified, dictation, search, confirmation
}

/// Understands nothing: it is never available, and nobody is asked.
open class SFSpeechRecognizer: NSObject {
    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    public let locale: Locale
    open var isAvailable: Bool { false }
    open var supportsOnDeviceRecognition = false
    open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
    open var queue = OperationQueue.main

    public init?(locale: Locale = Locale(identifier: "en-US")) {
        self.locale = locale
    }

    /// The languages that a device may understand; here none.
    open class func supportedLocales() -> Set<Locale> { [] }

    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }

    open class func requestAuthorization(
        _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
    ) {
        handler(.denied)
    }

    /// The handler is called at once, with an error.
    @discardableResult
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest,
        resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        let task = SFSpeechRecognitionTask()
        resultHandler(nil, task.error)
        return task
    }

    /// The delegate is told at once that the task has failed.
    @discardableResult
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
    ) -> SFSpeechRecognitionTask {
        let task = SFSpeechRecognitionTask()
        delegate.speechRecognitionTask(task, didFinishSuccessfully: false)
        return task
    }
}

/// Its method is never called.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
    public func speechRecognizer(
        _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool
    ) {}
}
