public import Foundation

/// What was understood; no recognizer makes one here.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
    open var bestTranscription: SFTranscription { SFTranscription() }
    open var transcriptions: [SFTranscription] { [] }
    open var isFinal: Bool { true }
    open var speechRecognitionMetadata: SFSpeechRecognitionMetadata? { nil }

    override init() {}
}

/// No words.
open class SFTranscription: NSObject, @unchecked Sendable {
    open var formattedString: String { "" }
    open var segments: [SFTranscriptionSegment] { [] }

    override init() {}
}

/// A word of what was understood.
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
    open var substring: String { "" }
    open var substringRange: NSRange { NSRange(location: 0, length: 0) }
    open var timestamp: TimeInterval { 0 }
    open var duration: TimeInterval { 0 }
    open var confidence: Float { 0 }
    open var alternativeSubstrings: [String] { [] }
    open var voiceAnalytics: SFVoiceAnalytics? { nil }

    override init() {}
}

open class SFSpeechRecognitionMetadata: NSObject, @unchecked Sendable {
    open var speakingRate: Double { 0 }
    open var averagePauseDuration: TimeInterval { 0 }
    open var speechStartTimestamp: TimeInterval { 0 }
    open var speechDuration: TimeInterval { 0 }
    open var voiceAnalytics: SFVoiceAnalytics? { nil }

    override init() {}
}

/// How a voice sounds.
open class SFVoiceAnalytics: NSObject, @unchecked Sendable {
    open var jitter: SFAcousticFeature { SFAcousticFeature() }
    open var shimmer: SFAcousticFeature { SFAcousticFeature() }
    open var pitch: SFAcousticFeature { SFAcousticFeature() }
    open var voicing: SFAcousticFeature { SFAcousticFeature() }

    override init() {}
}

open class SFAcousticFeature: NSObject, @unchecked Sendable {
    open var acousticFeatureValuePerFrame: [Double] { [] }
    open var frameDuration: TimeInterval { 0 }

    override init() {}
}
