// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

public import Foundation

extension AVAudioSession {
    /// What a device hears with or is heard by.
    public struct Port: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
        public static let headsetMic = Port(rawValue: "MicrophoneWired")
        public static let lineIn = Port(rawValue: "LineIn")
        public static let builtInSpeaker = Port(rawValue: "Speaker")
        public static let builtInReceiver = Port(rawValue: "Receiver")
        public static let headphones = Port(rawValue: "Headphones")
        public static let lineOut = Port(rawValue: "LineOut")
        public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
        public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
        public static let bluetoothLE = Port(rawValue: "BluetoothLE")
        public static let airPlay = Port(rawValue: "AirPlay")
        public static let carAudio = Port(rawValue: "CarAudio")
        public static let HDMI = Port(rawValue: "HDMIOutput")
        public static let usbAudio = Port(rawValue: "USBAudio")
    }

    public enum InterruptionType: UInt, Sendable {
        case ended, began
    }

    public struct InterruptionOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }

    public enum RouteChangeReason: UInt, Sendable {
        case unknown = 0
        case newDeviceAvailable = 1
        case oldDeviceUnavailable = 2
        case categoryChange = 3
        case override = 4
        case wakeFromSleep = 6
        case noSuitableRouteForCategory = 7
        case routeConfigurationChange = 8
    }

    nonisolated public static let mediaServicesWereResetNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereResetNotification")
    nonisolated public static let silenceSecondaryAudioHintNotification = Notification.Name(
        "AVAudioSessionSilenceSecondaryAudioHintNotification")

    /// Nothing is heard, and by nothing.
    public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
    public var availableInputs: [AVAudioSessionPortDescription]? { nil }
    public var preferredInput: AVAudioSessionPortDescription? { nil }
    public var isInputAvailable: Bool { false }
    public var secondaryAudioShouldBeSilencedHint: Bool { false }
    public var inputNumberOfChannels: Int { 0 }
    public var outputNumberOfChannels: Int { 2 }
    public var sampleRate: Double { 44_100 }
    public var inputLatency: TimeInterval { 0 }
    public var outputLatency: TimeInterval { 0 }
    public var ioBufferDuration: TimeInterval { 0 }

    /// Without effect: there is no device.
    public func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}

    /// Without effect: there is no device.
    public func setPreferredSampleRate(_ sampleRate: Double) throws {}

    /// Without effect: there is no device.
    public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}

    /// Without effect: there is no device.
    public func setPreferredInputNumberOfChannels(_ count: Int) throws {}

    /// Without effect: there is no device.
    public func setPreferredOutputNumberOfChannels(_ count: Int) throws {}

    /// Without effect: there is no device.
    public func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws {}
}

/// A device that hears or is heard; there is none.
public final class AVAudioSessionPortDescription: NSObject, Sendable {
    public let portType = AVAudioSession.Port.builtInSpeaker
    public let portName = ""
    public let uid = ""

    init(device: Void) {}
}

/// What a sound would come from and go to: nothing.
public final class AVAudioSessionRouteDescription: NSObject, Sendable {
    public let inputs: [AVAudioSessionPortDescription] = []
    public let outputs: [AVAudioSessionPortDescription] = []
}

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
