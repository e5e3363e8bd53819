public import Foundation

public enum WCSessionActivationState: Int, Sendable {
    case notActivated, inactive, activated
}

/// Speaks with a watch, of which there is none: what is sent is answered with an error.
public final class WCSession: NSObject, @unchecked Sendable {
    // Its delegate is the app's, and nothing calls it.
    private static let shared = WCSession()

    public class var `default`: WCSession { shared }

    public class func isSupported() -> Bool { false }

    public weak var delegate: (any WCSessionDelegate)?
    public let activationState = WCSessionActivationState.notActivated
    public let isPaired = false
    public let isWatchAppInstalled = false
    public let isComplicationEnabled = false
    public let isReachable = false
    public let isCompanionAppInstalled = false
    public let iOSDeviceNeedsUnlockAfterRebootForReachability = false
    public let hasContentPending = false
    public let remainingComplicationUserInfoTransfers = 0
    public let watchDirectoryURL: URL? = nil
    public var applicationContext: [String: Any] { [:] }
    public var receivedApplicationContext: [String: Any] { [:] }
    public var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
    public var outstandingFileTransfers: [WCSessionFileTransfer] { [] }

    override private init() {}

    /// The delegate is not told anything.
    public func activate() {}

    public func sendMessage(
        _ message: [String: Any], replyHandler: (@Sendable ([String: Any]) -> Void)?,
        errorHandler: (@Sendable (any Error) -> Void)? = nil
    ) {
        errorHandler?(WCError(.deviceNotPaired))
    }

    public func sendMessageData(
        _ data: Data, replyHandler: (@Sendable (Data) -> Void)?,
        errorHandler: (@Sendable (any Error) -> Void)? = nil
    ) {
        errorHandler?(WCError(.deviceNotPaired))
    }

    /// - Throws: always, as there is no watch.
    public func updateApplicationContext(_ applicationContext: [String: Any]) throws {
        throw WCError(.deviceNotPaired)
    }

    @discardableResult
    public func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        WCSessionUserInfoTransfer(userInfo: userInfo)
    }

    @discardableResult
    public func transferCurrentComplicationUserInfo(
        _ userInfo: [String: Any] = [:]
    ) -> WCSessionUserInfoTransfer { WCSessionUserInfoTransfer(userInfo: userInfo) }

    @discardableResult
    public func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
        WCSessionFileTransfer(file: WCSessionFile(fileURL: file, metadata: metadata))
    }
}

/// What would be sent to a watch.
public final class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
    public let userInfo: [String: Any]
    public let isTransferring = false
    public let isCurrentComplicationInfo = false

    init(userInfo: [String: Any]) {
        self.userInfo = userInfo
    }

    public func cancel() {}
}

public final class WCSessionFile: NSObject, @unchecked Sendable {
    public let fileURL: URL
    public let metadata: [String: Any]?

    init(fileURL: URL, metadata: [String: Any]?) {
        self.fileURL = fileURL
        self.metadata = metadata
    }
}

/// A file that would be sent to a watch.
public final class WCSessionFileTransfer: NSObject, @unchecked Sendable {
    public let file: WCSessionFile
    public let isTransferring = false
    public let progress = Progress(totalUnitCount: 1)

    init(file: WCSessionFile) {
        self.file = file
    }

    public func cancel() {}
}

/// None of its methods is ever called.
public protocol WCSessionDelegate: NSObjectProtocol {
    func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
        error: (any Error)?)
    func sessionDidBecomeInactive(_ session: WCSession)
    func sessionDidDeactivate(_ session: WCSession)
    func sessionWatchStateDidChange(_ session: WCSession)
    func sessionReachabilityDidChange(_ session: WCSession)
    func sessionCompanionAppInstalledDidChange(_ session: WCSession)
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    func session(
        _ session: WCSession, didReceiveMessage message: [String: Any],
        replyHandler: @escaping ([String: Any]) -> Void)
    func session(_ session: WCSession, didReceiveMessageData messageData: Data)
    func session(
        _ session: WCSession, didReceiveMessageData messageData: Data,
        replyHandler: @escaping (Data) -> Void)
    func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
    func session(
        _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)
    func session(_ session: WCSession, didReceive file: WCSessionFile)
    func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
}

extension WCSessionDelegate {
    public func sessionWatchStateDidChange(_ session: WCSession) {}

    public func sessionReachabilityDidChange(_ session: WCSession) {}

    public func sessionCompanionAppInstalledDidChange(_ session: WCSession) {}

    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}

    public func session(
        _ session: WCSession, didReceiveMessage message: [String: Any],
        replyHandler: @escaping ([String: Any]) -> Void
    ) {}

    public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}

    public func session(
        _ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void
    ) {}

    public func session(
        _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]
    ) {}

    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}

    public func session(
        _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?
    ) {}

    public func session(_ session: WCSession, didReceive file: WCSessionFile) {}

    public func session(
        _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?
    ) {}
}

/// Why nothing is sent to a watch; here that there is none.
public struct WCError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case genericError = 7001
        case sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired
        case watchAppNotInstalled, notReachable, invalidParameter, payloadTooLarge
        case payloadUnsupportedTypes, messageReplyFailed, messageReplyTimedOut, fileAccessDenied
        case deliveryFailed, insufficientSpace
        case sessionInactive = 7016
        case transferTimedOut, companionAppNotInstalled, watchOnlyApp

        /// Lets a `catch` name the code.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? WCError)?.code == code }
    }

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }

    public static var notReachable: Code { .notReachable }
    public static var deviceNotPaired: Code { .deviceNotPaired }
    public static var sessionNotActivated: Code { .sessionNotActivated }
    public static let errorDomain = "WCErrorDomain"
}
