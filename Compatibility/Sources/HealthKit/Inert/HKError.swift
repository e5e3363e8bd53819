/// Why nothing is known of a person's health; here that there is no store of it.
public struct HKError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknownError
        case errorHealthDataUnavailable
        case errorHealthDataRestricted
        case errorInvalidArgument
        case errorAuthorizationDenied
        case errorAuthorizationNotDetermined
        case errorDatabaseInaccessible
        case errorUserCanceled
        case errorAnotherWorkoutSessionStarted
        case errorUserExitedWorkoutSession
        case errorRequiredAuthorizationDenied
        case errorNoData
        case errorWorkoutActivityNotAllowed
        case errorDataSizeExceeded
        case errorBackgroundWorkoutSessionNotAllowed
        case errorNotPermissibleForGuestUserMode

        public static var noError: Code { .unknownError }

        /// Lets a `catch` name the code.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? HKError)?.code == code }
    }

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }

    public static var unknownError: Code { .unknownError }
    public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
    public static var errorHealthDataRestricted: Code { .errorHealthDataRestricted }
    public static var errorInvalidArgument: Code { .errorInvalidArgument }
    public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
    public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
    public static var errorDatabaseInaccessible: Code { .errorDatabaseInaccessible }
    public static var errorUserCanceled: Code { .errorUserCanceled }
    public static var errorNoData: Code { .errorNoData }
    public static let errorDomain = "com.apple.healthkit"

    /// What every question is answered with.
    static let noStore = HKError(.errorHealthDataUnavailable)
}
