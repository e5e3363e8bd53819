public import Foundation

/// What samples are asked for.
public struct HKSamplePredicate<Sample: HKSample>: @unchecked Sendable {
    public let sampleType: HKSampleType
    public let nsPredicate: NSPredicate?
}

extension HKSamplePredicate where Sample == HKSample {
    public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> Self {
        Self(sampleType: type, nsPredicate: predicate)
    }
}

extension HKSamplePredicate where Sample == HKQuantitySample {
    public static func quantitySample(type: HKQuantityType, predicate: NSPredicate? = nil) -> Self {
        Self(sampleType: type, nsPredicate: predicate)
    }
}

extension HKSamplePredicate where Sample == HKCategorySample {
    public static func categorySample(type: HKCategoryType, predicate: NSPredicate? = nil) -> Self {
        Self(sampleType: type, nsPredicate: predicate)
    }
}

extension HKSamplePredicate where Sample == HKCorrelation {
    public static func correlation(type: HKCorrelationType, predicate: NSPredicate? = nil) -> Self {
        Self(sampleType: type, nsPredicate: predicate)
    }
}

extension HKSamplePredicate where Sample == HKWorkout {
    public static func workout(_ predicate: NSPredicate? = nil) -> Self {
        Self(sampleType: HKObjectType.workoutType(), nsPredicate: predicate)
    }
}

extension HKSamplePredicate where Sample == HKWorkoutRoute {
    public static func workoutRoute(_ predicate: NSPredicate? = nil) -> Self {
        Self(sampleType: HKSeriesType.workoutRoute(), nsPredicate: predicate)
    }
}

/// A question whose answer is waited for.
public protocol HKAsyncQuery {
    associatedtype Output

    /// - Throws: always, as there is no store.
    func result(for healthStore: HKHealthStore) async throws -> Output
}

extension HKAsyncQuery {
    public func result(for healthStore: HKHealthStore) async throws -> Output { throw HKError.noStore }
}

/// A question whose answers come one after the other.
public protocol HKAsyncSequenceQuery {
    associatedtype Sequence: AsyncSequence

    func results(for healthStore: HKHealthStore) -> Sequence
}

/// The answers to a question: the first is an error.
public struct HKAsyncQueryResults<Element>: AsyncSequence {
    public struct AsyncIterator: AsyncIteratorProtocol {
        public mutating func next() async throws -> Element? { throw HKError.noStore }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}

public struct HKSampleQueryDescriptor<Sample: HKSample>: HKAsyncQuery {
    public typealias Output = [Sample]

    public let predicates: [HKSamplePredicate<Sample>]
    public let sortDescriptors: [SortDescriptor<Sample>]
    public let limit: Int?

    public init(
        predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>],
        limit: Int? = nil
    ) {
        self.predicates = predicates
        self.sortDescriptors = sortDescriptors
        self.limit = limit
    }
}

public struct HKStatisticsQueryDescriptor: HKAsyncQuery {
    public typealias Output = HKStatistics?

    public let predicate: HKSamplePredicate<HKQuantitySample>
    public let options: HKStatisticsOptions

    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
        self.predicate = predicate
        self.options = options
    }
}

public struct HKStatisticsCollectionQueryDescriptor: HKAsyncQuery, HKAsyncSequenceQuery {
    public typealias Output = HKStatisticsCollection

    public struct Result {
        public let statisticsCollection: HKStatisticsCollection
        public let updatedStatistics: HKStatistics?
    }

    public let predicate: HKSamplePredicate<HKQuantitySample>
    public let options: HKStatisticsOptions
    public let anchorDate: Date
    public let intervalComponents: DateComponents

    public init(
        predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date,
        intervalComponents: DateComponents
    ) {
        self.predicate = predicate
        self.options = options
        self.anchorDate = anchorDate
        self.intervalComponents = intervalComponents
    }

    public func results(for healthStore: HKHealthStore) -> HKAsyncQueryResults<Result> {
        HKAsyncQueryResults()
    }
}

public struct HKAnchoredObjectQueryDescriptor<Sample: HKSample>: HKAsyncQuery, HKAsyncSequenceQuery {
    public struct Result {
        public let addedSamples: [Sample]
        public let deletedObjects: [HKDeletedObject]
        public let newAnchor: HKQueryAnchor
    }

    public typealias Output = Result

    public let predicates: [HKSamplePredicate<Sample>]
    public let anchor: HKQueryAnchor?
    public let limit: Int?

    public init(predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int? = nil) {
        self.predicates = predicates
        self.anchor = anchor
        self.limit = limit
    }

    public func results(for healthStore: HKHealthStore) -> HKAsyncQueryResults<Result> {
        HKAsyncQueryResults()
    }
}

public struct HKActivitySummaryQueryDescriptor: HKAsyncQuery, HKAsyncSequenceQuery {
    public typealias Output = [HKActivitySummary]

    public let predicate: NSPredicate?

    public init(predicate: NSPredicate? = nil) {
        self.predicate = predicate
    }

    public func results(for healthStore: HKHealthStore) -> HKAsyncQueryResults<[HKActivitySummary]> {
        HKAsyncQueryResults()
    }
}

public struct HKSourceQueryDescriptor<Sample: HKSample>: HKAsyncQuery {
    public typealias Output = [HKSource]

    public let predicate: HKSamplePredicate<Sample>

    public init(predicate: HKSamplePredicate<Sample>) {
        self.predicate = predicate
    }
}
