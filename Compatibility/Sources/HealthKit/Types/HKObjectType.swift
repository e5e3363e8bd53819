public import Foundation

/// A kind of what is known of a person's health; two of one name are equal.
open class HKObjectType: NSObject, NSCopying, @unchecked Sendable {
    public let identifier: String

    init(named identifier: String) {
        self.identifier = identifier
    }

    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        HKQuantityType(identifier)
    }

    open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
        HKCategoryType(identifier)
    }

    open class func characteristicType(
        forIdentifier identifier: HKCharacteristicTypeIdentifier
    ) -> HKCharacteristicType? { HKCharacteristicType(identifier) }

    open class func correlationType(
        forIdentifier identifier: HKCorrelationTypeIdentifier
    ) -> HKCorrelationType? { HKCorrelationType(identifier) }

    open class func workoutType() -> HKWorkoutType { HKWorkoutType(named: HKWorkoutTypeIdentifier) }

    open class func activitySummaryType() -> HKActivitySummaryType {
        HKActivitySummaryType(named: "HKActivitySummaryTypeIdentifier")
    }

    open class func electrocardiogramType() -> HKElectrocardiogramType {
        HKElectrocardiogramType(named: "HKDataTypeIdentifierElectrocardiogram")
    }

    open class func audiogramSampleType() -> HKAudiogramSampleType {
        HKAudiogramSampleType(named: "HKDataTypeIdentifierAudiogram")
    }

    open class func stateOfMindType() -> HKStateOfMindType {
        HKStateOfMindType(named: "HKDataTypeStateOfMind")
    }

    open class func visionPrescriptionType() -> HKPrescriptionType {
        HKPrescriptionType(named: "HKVisionPrescriptionTypeIdentifier")
    }

    open class func seriesType(forIdentifier identifier: String) -> HKSeriesType? {
        HKSeriesType(named: identifier)
    }

    open func requiresPerObjectAuthorization() -> Bool { false }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    override open func isEqual(_ object: Any?) -> Bool {
        (object as? HKObjectType)?.identifier == identifier
    }

    override open var hash: Int { identifier.hashValue }

    override open var description: String { identifier }
}

open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
    public convenience init(_ identifier: HKCharacteristicTypeIdentifier) {
        self.init(named: identifier.rawValue)
    }
}

/// A kind of what is recorded.
open class HKSampleType: HKObjectType, @unchecked Sendable {
    open var isMaximumDurationRestricted: Bool { false }
    open var maximumAllowedDuration: TimeInterval { .infinity }
    open var isMinimumDurationRestricted: Bool { false }
    open var minimumAllowedDuration: TimeInterval { 0 }
    open var allowsRecalibrationForEstimates: Bool { false }
}

open class HKCategoryType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKCategoryTypeIdentifier) {
        self.init(named: identifier.rawValue)
    }
}

open class HKCorrelationType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKCorrelationTypeIdentifier) {
        self.init(named: identifier.rawValue)
    }
}

/// How what is measured becomes one value.
public enum HKQuantityAggregationStyle: Int, Sendable {
    case cumulative, discreteArithmetic, discreteTemporallyWeighted, discreteEquivalentContinuousLevel
}

open class HKQuantityType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKQuantityTypeIdentifier) {
        self.init(named: identifier.rawValue)
    }

    private var meaning: QuantityMeaning? {
        QuantityMeaning(HKQuantityTypeIdentifier(rawValue: identifier))
    }

    /// That of an average where nothing is known by the name.
    open var aggregationStyle: HKQuantityAggregationStyle { meaning?.style ?? .discreteArithmetic }

    open func `is`(compatibleWith unit: HKUnit) -> Bool {
        guard let meaning else { return false }
        return HKQuantity(unit: HKUnit(from: meaning.unit), doubleValue: 0).is(compatibleWith: unit)
    }
}

open class HKWorkoutType: HKSampleType, @unchecked Sendable {}

open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}

open class HKElectrocardiogramType: HKSampleType, @unchecked Sendable {}

open class HKAudiogramSampleType: HKSampleType, @unchecked Sendable {}

open class HKStateOfMindType: HKSampleType, @unchecked Sendable {}

open class HKPrescriptionType: HKSampleType, @unchecked Sendable {
    override open func requiresPerObjectAuthorization() -> Bool { true }
}

/// A kind of what is recorded bit by bit.
open class HKSeriesType: HKSampleType, @unchecked Sendable {
    open class func workoutRoute() -> HKSeriesType {
        HKSeriesType(named: HKWorkoutRouteTypeIdentifier)
    }

    open class func heartbeat() -> HKSeriesType {
        HKSeriesType(named: HKDataTypeIdentifierHeartbeatSeries)
    }
}
