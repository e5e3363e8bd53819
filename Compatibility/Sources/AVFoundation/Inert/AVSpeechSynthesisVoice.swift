public import Foundation

/// A voice; the device has none.
public final class AVSpeechSynthesisVoice: NSObject {
    public let language: String

    public init?(language code: String?) {
        self.language = code ?? "en-US"
    }

    public static func speechVoices() -> [AVSpeechSynthesisVoice] { [] }

    public static func currentLanguageCode() -> String { "en-US" }
}
