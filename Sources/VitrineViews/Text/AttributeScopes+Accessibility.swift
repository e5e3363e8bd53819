public import Foundation

extension AttributeScopes {
    /// The attributes by which assistive technology reads texts; pictures do not show them.
    public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }

    public struct AccessibilityAttributes: AttributeScope {
        public let accessibilitySpeechAdjustedPitch: AdjustedPitchAttribute
        public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
        public let accessibilitySpeechIncludesPunctuation: IncludesPunctuationAttribute
        public let accessibilitySpeechPhoneticNotation: PhoneticNotationAttribute
        public let accessibilitySpeechQueuesAnnouncement: QueuesAnnouncementAttribute
        public let accessibilitySpeechSpellsOutCharacters: SpellsOutCharactersAttribute
    }
}

extension AttributeScopes.AccessibilityAttributes {
    public enum AdjustedPitchAttribute: AttributedStringKey {
        public typealias Value = Double
        public static let name = "AXSpeechAdjustedPitch"
    }
    public enum AnnouncementPriorityAttribute: AttributedStringKey {
        public enum Value: Hashable, Sendable {
            case low, `default`, high
        }
        public static let name = "AXSpeechAnnouncementPriority"
    }
    public enum IncludesPunctuationAttribute: AttributedStringKey {
        public typealias Value = Bool
        public static let name = "AXSpeechIncludesPunctuation"
    }
    public enum PhoneticNotationAttribute: AttributedStringKey {
        public typealias Value = String
        public static let name = "AXSpeechPhoneticNotation"
    }
    public enum QueuesAnnouncementAttribute: AttributedStringKey {
        public typealias Value = Bool
        public static let name = "AXSpeechQueuesAnnouncement"
    }
    public enum SpellsOutCharactersAttribute: AttributedStringKey {
        public typealias Value = Bool
        public static let name = "AXSpeechSpellsOutCharacters"
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
    ) -> T { self[T.self] }
}
