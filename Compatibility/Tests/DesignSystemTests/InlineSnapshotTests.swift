import InlineSnapshotTesting
import Testing

/// Texts that stand in the tests themselves.
@Suite(.snapshots(record: .missing))
struct InlineSnapshotTests {
    private struct Price: Encodable {
        let amount: Int
        let currency: String
    }

    @Test func price() {
        assertInlineSnapshot(of: Price(amount: 20, currency: "EUR"), as: .json) {
            """
            {
              "amount" : 20,
              "currency" : "EUR"
            }
            """
        }
        assertInlineSnapshot(of: Price(amount: 20, currency: "EUR"), as: .dump) {
            """
            ▿ Price
              - amount: 20
              - currency: "EUR"

            """
        }
    }

    @Test func own() {
        assertPath("design/tokens") {
            """
            design
            tokens
            """
        }
    }

    private func assertPath(
        _ path: String, lines: (() -> String)? = nil, fileID: StaticString = #fileID,
        file: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
        column: UInt = #column
    ) {
        assertInlineSnapshot(
            of: path, as: Snapshotting<String, String>.lines.pullback { $0.replacing("/", with: "\n") },
            message: "The parts of a path",
            syntaxDescriptor: InlineSnapshotSyntaxDescriptor(
                trailingClosureLabel: "lines", trailingClosureOffset: 0),
            matches: lines, fileID: fileID, file: file, function: function, line: line, column: column)
    }
}
