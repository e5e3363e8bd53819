public import Foundation

public struct HKQueryOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// A question about a person's health, which is answered with an error.
open class HKQuery: NSObject, @unchecked Sendable {
    public let objectType: HKObjectType?
    public let predicate: NSPredicate?

    public var sampleType: HKSampleType? { objectType as? HKSampleType }

    init(_ objectType: HKObjectType?, _ predicate: NSPredicate?) {
        self.objectType = objectType
        self.predicate = predicate
    }

    /// Calls the handler.
    func fail(_ error: any Error) {}
}

/// What is asked for.
open class HKQueryDescriptor: NSObject, @unchecked Sendable {
    public let sampleType: HKSampleType
    public let predicate: NSPredicate?

    public init(sampleType: HKSampleType, predicate: NSPredicate?) {
        self.sampleType = sampleType
        self.predicate = predicate
    }
}

/// A place in what has been recorded; the beginning.
open class HKQueryAnchor: NSObject, @unchecked Sendable {
    public convenience init(fromValue value: Int) {
        self.init()
    }
}
