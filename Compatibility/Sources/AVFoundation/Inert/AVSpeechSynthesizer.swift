public import Foundation

public enum AVSpeechBoundary: Int, Sendable {
    case immediate, word
}

/// Says nothing.
open class AVSpeechSynthesizer: NSObject {
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    open var isSpeaking: Bool { false }
    open var isPaused: Bool { false }

    override public init() {}

    open func speak(_ utterance: AVSpeechUtterance) {}

    @discardableResult
    open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }

    @discardableResult
    open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }

    @discardableResult
    open func continueSpeaking() -> Bool { false }
}
