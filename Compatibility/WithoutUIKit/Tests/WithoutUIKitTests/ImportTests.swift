import SwiftUI
import Testing

struct ImportTests {
    @Test func `Who has opted in to SwiftUI alone has no UIKit`() {
        #if canImport(UIKit)
            Issue.record("UIKit can be imported")
        #endif
        #if canImport(Combine)
            Issue.record("Combine can be imported")
        #endif
    }
}
