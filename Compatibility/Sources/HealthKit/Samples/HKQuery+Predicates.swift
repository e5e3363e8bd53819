public import Foundation

extension HKQuery {
    private static func predicate<Sample>(
        of type: Sample.Type, _ holds: @escaping @Sendable (Sample) -> Bool
    ) -> NSPredicate {
        NSPredicate { object, _ in (object as? Sample).map(holds) ?? false }
    }

    /// Samples that lie at least in part between two times, or begin or end there.
    public class func predicateForSamples(
        withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
    ) -> NSPredicate {
        let (start, end) = (startDate ?? .distantPast, endDate ?? .distantFuture)
        return predicate(of: HKSample.self) { sample in
            let begins =
                options.contains(.strictStartDate) ? sample.startDate >= start : sample.endDate > start
            let ends = options.contains(.strictEndDate) ? sample.endDate <= end : sample.startDate < end
            return begins && ends
        }
    }

    public class func predicateForObject(with identifier: UUID) -> NSPredicate {
        predicateForObjects(with: [identifier])
    }

    public class func predicateForObjects(with identifiers: Set<UUID>) -> NSPredicate {
        predicate(of: HKObject.self) { identifiers.contains($0.uuid) }
    }

    public class func predicateForObjects(withMetadataKey key: String) -> NSPredicate {
        predicate(of: HKObject.self) { $0.metadata?[key] != nil }
    }

    public class func predicateForObjects(
        withMetadataKey key: String, allowedValues: [Any]
    ) -> NSPredicate {
        nonisolated(unsafe) let allowed = Set(allowedValues.compactMap { $0 as? AnyHashable })
        return predicate(of: HKObject.self) { object in
            (object.metadata?[key] as? AnyHashable).map(allowed.contains) ?? false
        }
    }

    public class func predicateForObjects(
        withMetadataKey key: String, operatorType: HKPredicateOperator, value: Any
    ) -> NSPredicate {
        nonisolated(unsafe) let value = value as? AnyHashable
        return predicate(of: HKObject.self) { object in
            let own = object.metadata?[key] as? AnyHashable
            return operatorType == .notEqualTo ? own != value : own == value
        }
    }

    public class func predicateForObjects(from source: HKSource) -> NSPredicate {
        predicateForObjects(from: [source])
    }

    public class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate {
        predicate(of: HKObject.self) { sources.contains($0.sourceRevision.source) }
    }

    public class func predicateForObjects(from devices: Set<HKDevice>) -> NSPredicate {
        predicate(of: HKObject.self) { $0.device.map(devices.contains) ?? false }
    }

    /// What belongs to a workout: nothing does.
    public class func predicateForObjects(from workout: HKWorkout) -> NSPredicate {
        NSPredicate(value: false)
    }

    public class func predicateForQuantitySamples(
        with operatorType: HKPredicateOperator, quantity: HKQuantity
    ) -> NSPredicate {
        predicate(of: HKQuantitySample.self) { operatorType.holds($0.quantity.compare(quantity)) }
    }

    public class func predicateForCategorySamples(
        with operatorType: HKPredicateOperator, value: Int
    ) -> NSPredicate {
        predicate(of: HKCategorySample.self) { operatorType.holds(order($0.value, value)) }
    }

    public class func predicateForWorkouts(
        with workoutActivityType: HKWorkoutActivityType
    ) -> NSPredicate {
        predicate(of: HKWorkout.self) { $0.workoutActivityType == workoutActivityType }
    }

    public class func predicateForWorkouts(
        with operatorType: HKPredicateOperator, duration: TimeInterval
    ) -> NSPredicate {
        predicate(of: HKWorkout.self) { operatorType.holds(order($0.duration, duration)) }
    }

    public class func predicateForWorkouts(
        with operatorType: HKPredicateOperator, totalEnergyBurned: HKQuantity
    ) -> NSPredicate {
        predicate(of: HKWorkout.self) { workout in
            workout.totalEnergyBurned.map { operatorType.holds($0.compare(totalEnergyBurned)) } ?? false
        }
    }

    public class func predicateForWorkouts(
        with operatorType: HKPredicateOperator, totalDistance: HKQuantity
    ) -> NSPredicate {
        predicate(of: HKWorkout.self) { workout in
            workout.totalDistance.map { operatorType.holds($0.compare(totalDistance)) } ?? false
        }
    }

    /// The rings of a day: there are none.
    public class func predicateForActivitySummary(with dateComponents: DateComponents) -> NSPredicate {
        NSPredicate(value: false)
    }

    /// The rings of some days: there are none.
    public class func predicate(
        forActivitySummariesBetweenStart startDateComponents: DateComponents,
        end endDateComponents: DateComponents
    ) -> NSPredicate { NSPredicate(value: false) }
}

private func order<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult {
    left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
}

/// How two values compare; it stands for the operators of predicates that compare, which Foundation has not on Linux.
public enum HKPredicateOperator: UInt, Sendable {
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo

    fileprivate func holds(_ order: ComparisonResult) -> Bool {
        switch self {
        case .lessThan: order == .orderedAscending
        case .lessThanOrEqualTo: order != .orderedDescending
        case .greaterThan: order == .orderedDescending
        case .greaterThanOrEqualTo: order != .orderedAscending
        case .equalTo: order == .orderedSame
        case .notEqualTo: order != .orderedSame
        }
    }
}
