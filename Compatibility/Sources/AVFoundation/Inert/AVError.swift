import Foundation

/// What goes wrong with sound and moving pictures.
public struct AVError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = -11800
        case outOfMemory = -11801
        case sessionNotRunning = -11803
        case deviceAlreadyUsedByAnotherSession = -11804
        case noDataCaptured = -11805
        case sessionConfigurationChanged = -11806
        case diskFull = -11807
        case deviceWasDisconnected = -11808
        case mediaChanged = -11809
        case maximumDurationReached = -11810
        case exportFailed = -11820
        case decodeFailed = -11821
        case invalidSourceMedia = -11822
        case fileAlreadyExists = -11823
        case fileFormatNotRecognized = -11828
        case fileFailedToParse = -11829
        case noImageAtTime = -11832
        case contentIsNotAuthorized = -11835
        case applicationIsNotAuthorizedToUseDevice = -11852
    }

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }

    public static var unknown: Code { .unknown }
    public static let errorDomain = "AVFoundationErrorDomain"
}
