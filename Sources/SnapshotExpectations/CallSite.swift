import CatalogKit
import Foundation
import Synchronization
import Testing

/// Where a snapshot is expected.
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
    func snapshotName(_ name: String?) throws(ExpectationError) -> String {
        let test = Self.sanitized(function)
        guard let name else {
            if Test.current?.isParameterized == true { throw .unnamedInParameterizedTest }
            return "\(test).\(Self.number(of: "\(filePath) \(function)"))"
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

    private static let counts = Mutex<[String: Int]>([:])

    private static func number(of test: String) -> Int {
        counts.withLock { counts in
            counts[test, default: 0] += 1
            return counts[test, default: 0]
        }
    }
}
