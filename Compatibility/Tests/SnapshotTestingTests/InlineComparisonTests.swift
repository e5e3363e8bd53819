import Testing

@testable import InlineSnapshotTesting

/// What an inline snapshot says that is missing or another one.
struct InlineComparisonTests {
    private func failure(
        _ actual: String?, _ expected: String?, label: String = "matches", isRecording: Bool = false
    ) -> String? {
        InlineComparison(actual: actual, expected: expected, label: label).failure(isRecording: isRecording)
    }

    @Test func `Equal texts have no failure`() {
        #expect(failure("one\ntwo", "one\ntwo") == nil)
        #expect(failure(nil, nil) == nil)
    }

    @Test func `A missing snapshot fails with what to paste`() {
        #expect(
            failure("one\n\ntwo", nil) == """
                No inline snapshot was found. Sources are not written on Linux; paste this after the call's closing parenthesis:

                 {
                    \"""
                    one

                    two
                    \"""
                }
                """)
    }

    @Test func `Another text fails with the difference`() {
        #expect(
            failure("two", "one") == """
                Snapshot did not match. Difference: …

                  @@ −1,1 +1,1 @@
                  −one
                  +two
                """)
    }

    @Test func `Recording fails even where nothing differs`() {
        let recorded = failure("one", "one", label: "lines", isRecording: true)
        #expect(recorded?.hasPrefix("Record mode is on. Sources") == true)
        #expect(recorded?.hasSuffix("\n lines: {\n    \"\"\"\n    one\n    \"\"\"\n}") == true)
    }

    @Test func `What would end the literal is quoted`() {
        #expect(failure(#"a\n"""#, nil)?.contains(##"    #""""##) == true)
        #expect(failure(##"\#("##, nil)?.contains(###"    ##""""###) == true)
    }

    @Test func `A value that is nil has no snapshot`() {
        #expect(failure(nil, "one") == "The value is nil, and the test has an inline snapshot.")
    }

    @Test func `A failure is that of the test`() {
        withKnownIssue {
            assertInlineSnapshot(of: "two", as: .lines, message: "Words") { "one" }
        } matching: {
            $0.comments.first?.rawValue.hasPrefix("Words\n\nSnapshot did not match.") == true
        }
    }
}
