public import Foundation

/// The accessibility settings: none is on, and announcements are not read.
public enum UIAccessibility {
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
        public static let pageScrolled = Notification(rawValue: 1009)
        public static let pauseAssistiveTechnology = Notification(rawValue: 1018)
        public static let resumeAssistiveTechnology = Notification(rawValue: 1019)
    }

    public static var isVoiceOverRunning: Bool { false }
    public static var isSwitchControlRunning: Bool { false }
    public static var isAssistiveTouchRunning: Bool { false }
    public static var isGuidedAccessEnabled: Bool { false }
    public static var isClosedCaptioningEnabled: Bool { false }
    public static var isMonoAudioEnabled: Bool { false }
    public static var isShakeToUndoEnabled: Bool { true }
    public static var isSpeakScreenEnabled: Bool { false }
    public static var isSpeakSelectionEnabled: Bool { false }
    public static var isVideoAutoplayEnabled: Bool { true }
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    public static var buttonShapesEnabled: Bool { false }
    public static var shouldDifferentiateWithoutColor: Bool { false }
    public static var isReduceMotionEnabled: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isBoldTextEnabled: Bool { false }
    public static var isDarkerSystemColorsEnabled: Bool { false }
    public static var isInvertColorsEnabled: Bool { false }
    public static var isGrayscaleEnabled: Bool { false }
    public static var prefersCrossFadeTransitions: Bool { false }

    public static func post(notification: Notification, argument: Any?) {}
}

// Never posted: a picture's settings stay as they are.
extension UIAccessibility {
    public static let voiceOverStatusDidChangeNotification = changed("VoiceOverStatus")
    public static let switchControlStatusDidChangeNotification = changed("SwitchControlStatus")
    public static let onOffSwitchLabelsDidChangeNotification = changed("OnOffSwitchLabels")
    public static let buttonShapesEnabledStatusDidChangeNotification = changed("ButtonShapesEnabledStatus")
    public static let differentiateWithoutColorDidChangeNotification = changed("DifferentiateWithoutColor")
    public static let reduceMotionStatusDidChangeNotification = changed("ReduceMotionStatus")
    public static let reduceTransparencyStatusDidChangeNotification = changed("ReduceTransparencyStatus")
    public static let boldTextStatusDidChangeNotification = changed("BoldTextStatus")
    public static let darkerSystemColorsStatusDidChangeNotification = changed("DarkerColorsStatus")
    public static let invertColorsStatusDidChangeNotification = changed("InvertColorsStatus")
    public static let grayscaleStatusDidChangeNotification = changed("GrayscaleStatus")

    public static let elementFocusedNotification = NSNotification.Name(
        "UIAccessibilityElementFocusedNotification")
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

    private static func changed(_ setting: String) -> NSNotification.Name {
        NSNotification.Name("UIAccessibility\(setting)DidChangeNotification")
    }
}

/// What the elements of a container are together.
public enum UIAccessibilityContainerType: Int, Sendable {
    case none, dataTable, list, landmark, semanticGroup
}

/// How soon an announcement would be read.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
    public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
    public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
}

extension NSAttributedString.Key {
    public static let accessibilitySpeechAnnouncementPriority =
        NSAttributedString.Key("UIAccessibilitySpeechAttributeAnnouncementPriority")
    public static let accessibilitySpeechLanguage =
        NSAttributedString.Key("UIAccessibilitySpeechAttributeLanguage")
    public static let accessibilitySpeechPitch =
        NSAttributedString.Key("UIAccessibilitySpeechAttributePitch")
    public static let accessibilitySpeechQueueAnnouncement =
        NSAttributedString.Key("UIAccessibilitySpeechAttributeQueueAnnouncement")
    public static let accessibilitySpeechPunctuation =
        NSAttributedString.Key("UIAccessibilitySpeechAttributePunctuation")
    public static let accessibilitySpeechIPANotation =
        NSAttributedString.Key("UIAccessibilitySpeechAttributeIPANotation")
    public static let accessibilitySpeechSpellOut =
        NSAttributedString.Key("UIAccessibilitySpeechAttributeSpellOut")
    public static let accessibilityTextHeadingLevel =
        NSAttributedString.Key("UIAccessibilityTextAttributeHeadingLevel")
    public static let accessibilityTextCustom = NSAttributedString.Key("UIAccessibilityTextAttributeCustom")
    public static let accessibilityTextualContext =
        NSAttributedString.Key("UIAccessibilityTextAttributeContext")
}
