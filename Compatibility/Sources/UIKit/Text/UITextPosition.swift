public import Foundation

/// A place between two letters of a text.
@MainActor @preconcurrency
open class UITextPosition: NSObject {
    /// How many UTF-16 units lie before it.
    let units: Int

    override public init() {
        units = 0
    }

    init(units: Int) {
        self.units = units
    }
}
