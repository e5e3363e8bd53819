import Foundation

/// A value that each language writes in its own manner; equal to what is written alike in English.
package nonisolated struct FormattedValue: Equatable, Sendable {
    let text: @Sendable (Locale) -> String

    package static func == (left: FormattedValue, right: FormattedValue) -> Bool {
        let english = Locale(identifier: "en_US")
        return left.text(english) == right.text(english)
    }
}
