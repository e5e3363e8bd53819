public import Foundation

public enum HKWorkoutSessionState: Int, Sendable {
    case notStarted = 1
    case running, ended, paused, prepared, stopped
}

/// Watches a person who keeps fit, which nobody does here: none can be made.
open class HKWorkoutSession: NSObject, @unchecked Sendable {
    public let workoutConfiguration: HKWorkoutConfiguration
    open weak var delegate: (any HKWorkoutSessionDelegate)?
    open var state: HKWorkoutSessionState { .notStarted }
    open var startDate: Date? { nil }
    open var endDate: Date? { nil }
    open var activityType: HKWorkoutActivityType { workoutConfiguration.activityType }

    /// - Throws: always, as there is no store.
    public init(healthStore: HKHealthStore, configuration workoutConfiguration: HKWorkoutConfiguration) throws
    {
        throw HKError.noStore
    }

    open func associatedWorkoutBuilder() -> HKLiveWorkoutBuilder {
        HKLiveWorkoutBuilder(
            healthStore: HKHealthStore(), configuration: workoutConfiguration, device: nil)
    }

    open func prepare() {}

    open func startActivity(with date: Date?) {}

    open func stopActivity(with date: Date?) {}

    open func pause() {}

    open func resume() {}

    open func end() {}

    open func sendToRemoteWorkoutSession(data: Data) async throws { throw HKError.noStore }
}

/// None of its methods is ever called.
public protocol HKWorkoutSessionDelegate: NSObjectProtocol {
    func workoutSession(
        _ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState,
        from fromState: HKWorkoutSessionState, date: Date)
    func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error)
    func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent)
    func workoutSession(
        _ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data])
    func workoutSession(
        _ workoutSession: HKWorkoutSession, didDisconnectFromRemoteDeviceWithError error: (any Error)?)
}

extension HKWorkoutSessionDelegate {
    public func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent) {}

    public func workoutSession(
        _ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data]
    ) {}

    public func workoutSession(
        _ workoutSession: HKWorkoutSession, didDisconnectFromRemoteDeviceWithError error: (any Error)?
    ) {}
}

/// Puts a workout together, which is not kept.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
    public let device: HKDevice?
    public let workoutConfiguration: HKWorkoutConfiguration
    open private(set) var startDate: Date?
    open private(set) var endDate: Date?
    open var metadata: [String: Any] { [:] }
    open var workoutEvents: [HKWorkoutEvent] { [] }
    open var allStatistics: [HKQuantityType: HKStatistics] { [:] }

    public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) {
        workoutConfiguration = configuration
        self.device = device
    }

    open func beginCollection(
        withStart startDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, HKError.noStore)
    }

    open func beginCollection(at startDate: Date) async throws { throw HKError.noStore }

    open func add(
        _ samples: [HKSample], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, HKError.noStore)
    }

    open func addSamples(_ samples: [HKSample]) async throws { throw HKError.noStore }

    open func addWorkoutEvents(
        _ workoutEvents: [HKWorkoutEvent], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, HKError.noStore)
    }

    open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent]) async throws { throw HKError.noStore }

    open func addMetadata(
        _ metadata: [String: Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, HKError.noStore)
    }

    open func addMetadata(_ metadata: [String: Any]) async throws { throw HKError.noStore }

    open func endCollection(
        withEnd endDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, HKError.noStore)
    }

    open func endCollection(at endDate: Date) async throws { throw HKError.noStore }

    open func finishWorkout(completion: @escaping @Sendable (HKWorkout?, (any Error)?) -> Void) {
        completion(nil, HKError.noStore)
    }

    open func finishWorkout() async throws -> HKWorkout? { throw HKError.noStore }

    open func discardWorkout() {}

    open func elapsedTime(at date: Date) -> TimeInterval { 0 }

    /// Nothing was measured meanwhile.
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
}

/// Puts a workout together while it lasts.
open class HKLiveWorkoutBuilder: HKWorkoutBuilder, @unchecked Sendable {
    open weak var delegate: (any HKLiveWorkoutBuilderDelegate)?
    open var dataSource: HKLiveWorkoutDataSource?
    open var shouldCollectWorkoutEvents = true
    open var elapsedTime: TimeInterval { 0 }
}

/// None of its methods is ever called.
public protocol HKLiveWorkoutBuilderDelegate: NSObjectProtocol {
    func workoutBuilder(
        _ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>)
    func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder)
}

/// What would be measured during a workout.
open class HKLiveWorkoutDataSource: NSObject, @unchecked Sendable {
    open private(set) var typesToCollect: Set<HKQuantityType> = []

    public init(healthStore: HKHealthStore, workoutConfiguration configuration: HKWorkoutConfiguration?) {}

    open func enableCollection(for quantityType: HKQuantityType, predicate: NSPredicate?) {
        typesToCollect.insert(quantityType)
    }

    open func disableCollection(for quantityType: HKQuantityType) {
        typesToCollect.remove(quantityType)
    }
}
