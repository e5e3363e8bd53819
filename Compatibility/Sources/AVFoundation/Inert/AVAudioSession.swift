public import Foundation

/// How an app uses sound: what is set is kept and does nothing.
public final class AVAudioSession: NSObject, @unchecked Sendable {
    // Its values are the app's; they are set from anywhere and read for nothing here.
    private static let shared = AVAudioSession()

    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        public static let duckOthers = CategoryOptions(rawValue: 2)
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
        public static let allowAirPlay = CategoryOptions(rawValue: 64)
    }

    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    public enum RecordPermission: UInt, Sendable {
        case undetermined, denied, granted
    }

    public enum PortOverride: UInt, Sendable {
        case none, speaker
    }

    nonisolated public static let interruptionNotification = Notification.Name(
        "AVAudioSessionInterruptionNotification")
    nonisolated public static let routeChangeNotification = Notification.Name(
        "AVAudioSessionRouteChangeNotification")

    public static func sharedInstance() -> AVAudioSession { shared }

    public private(set) var category = Category.soloAmbient
    public private(set) var mode = Mode.default
    public private(set) var categoryOptions: CategoryOptions = []
    public var recordPermission: RecordPermission { .undetermined }
    public var outputVolume: Float { 1 }
    public var isOtherAudioPlaying: Bool { false }

    public func setCategory(_ category: Category) throws {
        self.category = category
    }

    public func setCategory(_ category: Category, options: CategoryOptions) throws {
        try setCategory(category, mode: .default, options: options)
    }

    public func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        self.category = category
        self.mode = mode
        self.categoryOptions = options
    }

    public func setMode(_ mode: Mode) throws {
        self.mode = mode
    }

    public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

    public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}

    /// Nobody is asked, and nothing is allowed.
    public func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
        response(false)
    }
}
