public import CoreLocation
public import Foundation

/// Something that is recorded bit by bit.
open class HKSeriesSample: HKSample, @unchecked Sendable {
    open var count: Int { 0 }
}

/// Where a workout led; no builder makes one here.
open class HKWorkoutRoute: HKSeriesSample, @unchecked Sendable {}

/// Would put a route together: places are not kept.
open class HKSeriesBuilder: NSObject, @unchecked Sendable {
    open func discard() {}
}

open class HKWorkoutRouteBuilder: HKSeriesBuilder, @unchecked Sendable {
    public init(healthStore: HKHealthStore, device: HKDevice?) {}

    open func insertRouteData(
        _ routeData: [CLLocation], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, HKError.noStore)
    }

    open func insertRouteData(_ routeData: [CLLocation]) async throws { throw HKError.noStore }

    open func finishRoute(
        with workout: HKWorkout, metadata: [String: Any]?,
        completion: @escaping @Sendable (HKWorkoutRoute?, (any Error)?) -> Void
    ) {
        completion(nil, HKError.noStore)
    }

    @discardableResult
    open func finishRoute(with workout: HKWorkout, metadata: [String: Any]?) async throws -> HKWorkoutRoute {
        throw HKError.noStore
    }
}

public final class HKWorkoutRouteQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void

    public init(
        route workoutRoute: HKWorkoutRoute,
        dataHandler: @escaping @Sendable (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
    ) {
        handler = dataHandler
        super.init(HKSeriesType.workoutRoute(), nil)
    }

    override func fail(_ error: any Error) {
        handler(self, nil, true, error)
    }
}

/// A route's places, one after the other: the first is an error.
public struct HKWorkoutRouteQueryDescriptor: HKAsyncSequenceQuery {
    public init(_ route: HKWorkoutRoute) {}

    public func results(for healthStore: HKHealthStore) -> HKAsyncQueryResults<CLLocation> {
        HKAsyncQueryResults()
    }
}
