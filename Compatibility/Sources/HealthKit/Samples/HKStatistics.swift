public import Foundation

public struct HKStatisticsOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let separateBySource = HKStatisticsOptions(rawValue: 1)
    public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
    public static let discreteMin = HKStatisticsOptions(rawValue: 4)
    public static let discreteMax = HKStatisticsOptions(rawValue: 8)
    public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
    public static let mostRecent = HKStatisticsOptions(rawValue: 32)
    public static let duration = HKStatisticsOptions(rawValue: 64)
}

/// What becomes of many values; no query makes one here.
open class HKStatistics: NSObject, @unchecked Sendable {
    public let quantityType: HKQuantityType
    public let startDate: Date
    public let endDate: Date
    open var sources: [HKSource]? { nil }

    init(quantityType: HKQuantityType, startDate: Date, endDate: Date) {
        self.quantityType = quantityType
        self.startDate = startDate
        self.endDate = endDate
    }

    open func sumQuantity() -> HKQuantity? { nil }

    open func sumQuantity(for source: HKSource) -> HKQuantity? { nil }

    open func averageQuantity() -> HKQuantity? { nil }

    open func averageQuantity(for source: HKSource) -> HKQuantity? { nil }

    open func minimumQuantity() -> HKQuantity? { nil }

    open func minimumQuantity(for source: HKSource) -> HKQuantity? { nil }

    open func maximumQuantity() -> HKQuantity? { nil }

    open func maximumQuantity(for source: HKSource) -> HKQuantity? { nil }

    open func mostRecentQuantity() -> HKQuantity? { nil }

    open func mostRecentQuantity(for source: HKSource) -> HKQuantity? { nil }

    open func mostRecentQuantityDateInterval() -> DateInterval? { nil }

    open func duration() -> HKQuantity? { nil }
}

/// What becomes of the values of each hour or day; there are none.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
    override init() {}

    /// The block is not called.
    open func enumerateStatistics(
        from startDate: Date, to endDate: Date,
        with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}

    open func statistics() -> [HKStatistics] { [] }

    open func statistics(for date: Date) -> HKStatistics? { nil }

    open func sources() -> Set<HKSource> { [] }
}

/// The rings of a day; no query makes one here.
open class HKActivitySummary: NSObject, @unchecked Sendable {
    open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    open var exerciseTimeGoal: HKQuantity?
    open var appleMoveTime = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleMoveTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
    open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
    open var standHoursGoal: HKQuantity?
    open var activityMoveMode = HKActivityMoveMode.activeEnergy

    override public init() {}

    /// Only its calendar: it is of no day.
    open func dateComponents(for calendar: Calendar) -> DateComponents { DateComponents(calendar: calendar) }
}
