// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

public import Foundation

public enum HKAuthorizationStatus: Int, Sendable {
    case notDetermined, sharingDenied, sharingAuthorized
}

public enum HKAuthorizationRequestStatus: Int, Sendable {
    case unknown, shouldRequest, unnecessary
}

public enum HKUpdateFrequency: Int, Sendable {
    case immediate = 1
    case hourly, daily, weekly
}

/// Knows nothing of anybody's health and keeps nothing: every question is answered at once with an error.
open class HKHealthStore: NSObject, @unchecked Sendable {
    override public init() {}

    open class func isHealthDataAvailable() -> Bool { false }

    open func supportsHealthRecords() -> Bool { false }

    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .sharingDenied }

    /// Nobody is asked.
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, HKError.noStore)
    }

    /// - Throws: always; nobody is asked.
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws { throw HKError.noStore }

    open func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
        completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
    ) {
        completion(.unknown, HKError.noStore)
    }

    open func statusForAuthorizationRequest(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws -> HKAuthorizationRequestStatus { throw HKError.noStore }

    open func handleAuthorizationForExtension(
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, HKError.noStore)
    }

    open func save(
        _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, HKError.noStore)
    }

    open func save(
        _ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, HKError.noStore)
    }

    open func save(_ object: HKObject) async throws { throw HKError.noStore }

    open func save(_ objects: [HKObject]) async throws { throw HKError.noStore }

    open func delete(
        _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, HKError.noStore)
    }

    open func delete(
        _ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, HKError.noStore)
    }

    open func delete(_ object: HKObject) async throws { throw HKError.noStore }

    open func delete(_ objects: [HKObject]) async throws { throw HKError.noStore }

    open func deleteObjects(
        of objectType: HKObjectType, predicate: NSPredicate,
        withCompletion completion: @escaping @Sendable (Bool, Int, (any Error)?) -> Void
    ) {
        completion(false, 0, HKError.noStore)
    }

    @discardableResult
    open func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate) async throws -> Int {
        throw HKError.noStore
    }

    /// The query's handler is called at once, with an error.
    open func execute(_ query: HKQuery) {
        query.fail(HKError.noStore)
    }

    open func stop(_ query: HKQuery) {}

    /// - Throws: always, as nothing is known.
    open func dateOfBirthComponents() throws -> DateComponents { throw HKError.noStore }

    /// - Throws: always, as nothing is known.
    open func biologicalSex() throws -> HKBiologicalSexObject { throw HKError.noStore }

    /// - Throws: always, as nothing is known.
    open func bloodType() throws -> HKBloodTypeObject { throw HKError.noStore }

    /// - Throws: always, as nothing is known.
    open func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject { throw HKError.noStore }

    /// - Throws: always, as nothing is known.
    open func wheelchairUse() throws -> HKWheelchairUseObject { throw HKError.noStore }

    /// - Throws: always, as nothing is known.
    open func activityMoveMode() throws -> HKActivityMoveModeObject { throw HKError.noStore }

    open func preferredUnits(
        for quantityTypes: Set<HKQuantityType>,
        completion: @escaping @Sendable ([HKQuantityType: HKUnit], (any Error)?) -> Void
    ) {
        completion([:], HKError.noStore)
    }

    open func preferredUnits(
        for quantityTypes: Set<HKQuantityType>
    ) async throws -> [HKQuantityType: HKUnit] { throw HKError.noStore }

    open func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency,
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, HKError.noStore)
    }

    open func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency
    ) async throws { throw HKError.noStore }

    open func disableBackgroundDelivery(
        for type: HKObjectType, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, HKError.noStore)
    }

    open func disableBackgroundDelivery(for type: HKObjectType) async throws { throw HKError.noStore }

    open func disableAllBackgroundDelivery(
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, HKError.noStore)
    }

    open func disableAllBackgroundDelivery() async throws { throw HKError.noStore }

    open func startWatchApp(
        with workoutConfiguration: HKWorkoutConfiguration,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, HKError.noStore)
    }

    open func startWatchApp(toHandle workoutConfiguration: HKWorkoutConfiguration) async throws {
        throw HKError.noStore
    }

    /// The handler is never called, as no workout is mirrored.
    open var workoutSessionMirroringStartHandler: ((HKWorkoutSession) -> Void)?
}

extension Notification.Name {
    public static let HKUserPreferencesDidChange = Notification.Name(
        "HKUserPreferencesDidChangeNotification")
}
