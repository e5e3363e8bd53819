import CoreMotion
import Testing

/// Files that import a module of Apple's have Foundation by way of it.
struct FoundationCarrierTests {
    private final class Delegate: NSObject {}

    @Test func `A module of Apple's brings Foundation along`() {
        #expect(Delegate().isEqual(nil) == false)
        #expect(Date(timeIntervalSinceReferenceDate: 0) < .now)
    }
}
