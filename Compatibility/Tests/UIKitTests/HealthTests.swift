import HealthKit
import Synchronization
import Testing

/// Quantities convert truly, and of nobody's health is anything known.
struct HealthTests {
    @Test(arguments: [
        ("km", 5.0, "mi", 3.106_855_961), ("lb", 150, "kg", 68.038_855_5), ("kcal", 1, "J", 4184),
        ("degF", 212, "degC", 100), ("degC", -40, "degF", -40), ("count/min", 72, "Hz", 1.2),
        ("mg/dL", 90, "mmol<180.15588>/L", 4.995_673_8), ("mmHg", 120, "kPa", 15.998_686_5),
        ("mL/min·kg", 42, "L/(min*kg)", 0.042), ("hr", 1.5, "min", 90), ("fl_oz_us", 8, "ml", 236.588_236_5),
        ("m/s", 10, "km/hr", 36), ("m^2", 1, "cm^2", 10_000), ("%", 0.5, "count", 0.5),
        ("mcg", 5, "mg", 0.005),
    ])
    func `Quantities convert`(from: String, value: Double, to: String, expected: Double) {
        let quantity = HKQuantity(unit: HKUnit(from: from), doubleValue: value)
        #expect(quantity.is(compatibleWith: HKUnit(from: to)))
        #expect(abs(quantity.doubleValue(for: HKUnit(from: to)) - expected) < 1e-6 * max(1, abs(expected)))
    }

    @Test func `Units are multiplied, divided and written`() {
        let rate = HKUnit.count().unitDivided(by: .minute())
        #expect(rate == HKUnit(from: "count/min") && rate.unitString == "count/min")
        let cost = HKUnit.literUnit(with: .milli).unitDivided(
            by: .gramUnit(with: .kilo).unitMultiplied(by: .minute()))
        #expect(cost == HKUnit(from: "ml/kg*min") && cost.unitString == "mL/kg·min")
        #expect(HKUnit.meter().unitDivided(by: .meter()).isNull())
        #expect(HKUnit.second().reciprocal().unitString == "1/s")
        #expect(HKUnit.meter().unitRaised(toPower: 2).unitString == "m^2")
    }

    @Test func `Quantities of other things do not convert, and equal ones are equal`() {
        let (metre, feet) = (
            HKQuantity(unit: .meter(), doubleValue: 1), HKQuantity(unit: .foot(), doubleValue: 3)
        )
        #expect(!metre.is(compatibleWith: .gram()) && metre.compare(feet) == .orderedDescending)
        #expect(metre == HKQuantity(unit: .meterUnit(with: .centi), doubleValue: 100))
        #expect(HKQuantity(unit: .count(), doubleValue: 72).description == "72 count")
        #expect(HKQuantityType(.stepCount).aggregationStyle == .cumulative)
        #expect(HKQuantityType(.heartRate).is(compatibleWith: HKUnit(from: "count/s")))
        #expect(!HKQuantityType(.bodyMass).is(compatibleWith: .meter()))
    }

    @Test func `Nothing is known of anybody's health`() async throws {
        let store = HKHealthStore()
        let steps = try #require(HKObjectType.quantityType(forIdentifier: .stepCount))
        #expect(
            !HKHealthStore.isHealthDataAvailable() && store.authorizationStatus(for: steps) == .sharingDenied)
        await #expect(throws: HKError(.errorHealthDataUnavailable)) {
            try await store.requestAuthorization(toShare: [], read: [steps])
        }
        let codes = Mutex<[HKError.Code]>([])
        store.execute(
            HKStatisticsQuery(quantityType: steps, quantitySamplePredicate: nil, options: .cumulativeSum) {
                _, statistics, error in
                guard statistics == nil, let error = error as? HKError else { return }
                codes.withLock { $0.append(error.code) }
            })
        #expect(codes.withLock { $0 } == [.errorHealthDataUnavailable])
        await #expect(throws: HKError(.errorHealthDataUnavailable)) {
            let query = HKSampleQueryDescriptor(
                predicates: [.quantitySample(type: steps)], sortDescriptors: [SortDescriptor(\.startDate)])
            _ = try await query.result(for: store).count
        }
    }

    @Test func `Samples are chosen and sorted by their times`() {
        let day = Date(timeIntervalSinceReferenceDate: 0)
        let samples = [3, 1, 2].map { hour in
            HKQuantitySample(
                type: HKQuantityType(.stepCount), quantity: HKQuantity(unit: .count(), doubleValue: hour),
                start: day + hour * 3600, end: day + (hour + 0.5) * 3600)
        }
        let predicate = HKQuery.predicateForSamples(
            withStart: day + 5400, end: nil, options: .strictStartDate)
        #expect(samples.map { predicate.evaluate(with: $0) } == [true, false, true])
        let order = NSSortDescriptor(key: HKSampleSortIdentifierStartDate, ascending: false)
        let sorted = samples.sorted { order.compare($0, to: $1) == .orderedAscending }
        #expect(sorted.map { $0.quantity.doubleValue(for: .count()) } == [3, 2, 1])
    }
}
