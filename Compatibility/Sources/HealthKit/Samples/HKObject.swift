public import Foundation
public import PictureFoundation

/// Something that is known of a person's health.
open class HKObject: NSObject, KeyValueReadable, @unchecked Sendable {
    public let uuid = UUID()
    public let device: HKDevice?
    public let metadata: [String: Any]?

    init(device: HKDevice?, metadata: [String: Any]?) {
        self.device = device
        self.metadata = metadata
    }

    open var sourceRevision: HKSourceRevision { HKSourceRevision(source: .default(), version: nil) }

    @available(*, deprecated, message: "Use sourceRevision")
    open var source: HKSource { .default() }

    /// What samples are sorted and asked for by; nothing else has a name.
    open func value(forKey key: String) -> Any? {
        switch key {
        case "uuid", "UUID": uuid
        case "metadata": metadata
        default: nil
        }
    }
}

/// Something that is recorded, with its time.
open class HKSample: HKObject, @unchecked Sendable {
    public let sampleType: HKSampleType
    public let startDate: Date
    public let endDate: Date

    init(
        type: HKSampleType, start: Date, end: Date, device: HKDevice? = nil, metadata: [String: Any]? = nil
    ) {
        sampleType = type
        startDate = start
        endDate = end
        super.init(device: device, metadata: metadata)
    }

    open var hasUndeterminedDuration: Bool { endDate == .distantFuture }

    override open func value(forKey key: String) -> Any? {
        switch key {
        case HKSampleSortIdentifierStartDate: startDate
        case HKSampleSortIdentifierEndDate: endDate
        default: super.value(forKey: key)
        }
    }
}

open class HKQuantitySample: HKSample, @unchecked Sendable {
    public let quantityType: HKQuantityType
    public let quantity: HKQuantity
    open var count: Int { 1 }

    public init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
        device: HKDevice?, metadata: [String: Any]?
    ) {
        self.quantityType = quantityType
        self.quantity = quantity
        super.init(type: quantityType, start: startDate, end: endDate, device: device, metadata: metadata)
    }

    public convenience init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
        metadata: [String: Any]? = nil
    ) {
        self.init(
            type: quantityType, quantity: quantity, start: startDate, end: endDate, device: nil,
            metadata: metadata)
    }
}

open class HKCumulativeQuantitySample: HKQuantitySample, @unchecked Sendable {
    open var sumQuantity: HKQuantity { quantity }
}

open class HKDiscreteQuantitySample: HKQuantitySample, @unchecked Sendable {
    open var minimumQuantity: HKQuantity { quantity }
    open var averageQuantity: HKQuantity { quantity }
    open var maximumQuantity: HKQuantity { quantity }
    open var mostRecentQuantity: HKQuantity { quantity }
    open var mostRecentQuantityDateInterval: DateInterval {
        DateInterval(start: startDate, end: max(startDate, endDate))
    }
}

open class HKCategorySample: HKSample, @unchecked Sendable {
    public let categoryType: HKCategoryType
    public let value: Int

    public init(
        type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, device: HKDevice?,
        metadata: [String: Any]?
    ) {
        categoryType = type
        self.value = value
        super.init(type: type, start: startDate, end: endDate, device: device, metadata: metadata)
    }

    public convenience init(
        type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date,
        metadata: [String: Any]? = nil
    ) {
        self.init(
            type: type, value: value, start: startDate, end: endDate, device: nil, metadata: metadata)
    }
}

/// What was recorded together.
open class HKCorrelation: HKSample, @unchecked Sendable {
    public let correlationType: HKCorrelationType
    public let objects: Set<HKSample>

    public init(
        type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date,
        objects: Set<HKSample>, device: HKDevice? = nil, metadata: [String: Any]? = nil
    ) {
        self.correlationType = correlationType
        self.objects = objects
        super.init(type: correlationType, start: startDate, end: endDate, device: device, metadata: metadata)
    }

    open func objects(for objectType: HKObjectType) -> Set<HKSample> {
        objects.filter { $0.sampleType == objectType }
    }
}

/// Something that was taken back.
open class HKDeletedObject: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    public let metadata: [String: Any]? = nil

    override init() {}
}
