import CatalogKit
import Foundation
import Synchronization
import Testing

/// The place in the sources where a snapshot is expected.
package struct CallSite: Sendable {
    let fileID: String
    let filePath: String
    let function: String
    let line: Int
    let column: Int

    package init(fileID: String, filePath: String, function: String, line: Int, column: Int) {
        self.fileID = fileID
        self.filePath = filePath
        self.function = function
        self.line = line
        self.column = column
    }

    var place: SourcePlace { SourcePlace(file: fileID, line: line) }

    /// `ListingCardTests` of `ListingCardTests.swift`.
    var fileName: String { URL(filePath: filePath).deletingPathExtension().lastPathComponent }

    /// The name of the test with the name of the snapshot, or its number among those of the test that have none.
    ///
    /// - Parameter owner: what tells the test that runs from others of its name; nothing in XCTest.
    package func snapshotName(
        _ name: String?, of owner: String? = Test.current.map { "\($0.id)" }
    ) throws(ExpectationError) -> String {
        let test = Self.sanitized(function)
        guard let name else {
            if Test.current?.isParameterized == true { throw .unnamedInParameterizedTest }
            let count = try number(for: owner)
            return "\(test).\(count)"
        }
        let sanitized = Self.sanitized(name)
        if sanitized.isEmpty { throw .unusableName(name) }
        return "\(test).\(sanitized)"
    }

    /// Each run of what is neither letter, digit nor underscore is a hyphen, and none is left at the ends.
    ///
    /// `soldOut()` is `soldOut`, `price(in:)` is `price-in`.
    static func sanitized(_ name: String) -> String {
        name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.joined(separator: "-")
            .precomposedStringWithCanonicalMapping
    }

    /// How many snapshots without a name a function has taken, and for which test.
    private struct Count {
        var owner: String?
        var number = 0
    }

    private static let counts = Mutex<[String: Count]>([:])

    /// The number of a snapshot without a name among those of its function.
    private func number(for owner: String?) throws(ExpectationError) -> Int {
        let key = "\(filePath) \(function)"
        let number: Int? = Self.counts.withLock { counts in
            var count = counts[key] ?? Count(owner: owner)
            if count.owner != owner { return nil }
            count.number += 1
            counts[key] = count
            return count.number
        }
        // Which of the tests comes first is chance.
        guard let number else { throw .sharedNumbers(function: function, file: fileName) }
        return number
    }
}
