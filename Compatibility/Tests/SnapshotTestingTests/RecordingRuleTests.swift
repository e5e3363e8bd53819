import Testing

@testable import SnapshotTesting

struct RecordingRuleTests {
    @Test func `What an assertion asks for counts more than what the run says`() throws {
        let environment = ["SNAPSHOT_TESTING_RECORD": "never"]
        #expect(try RecordingRule(asked: .failed, environment: environment).record == .failed)
        #expect(try RecordingRule(asked: nil, environment: environment).record == .never)
        #expect(try RecordingRule(asked: nil, environment: [:]).record == .missing)
    }

    @Test func `Continuous integration records only what its run asks for`() throws {
        #expect(try RecordingRule(asked: .all, environment: ["CI": ""]).isRefused)
        let asked = ["CI": "1", "SNAPSHOT_TESTING_RECORD": "failed"]
        #expect(try !RecordingRule(asked: nil, environment: asked).isRefused)
        #expect(try !RecordingRule(asked: .all, environment: [:]).isRefused)
    }

    @Test func `A mode that does not exist is an error with those that do`() {
        let error = #expect(throws: SnapshotError.self) {
            try RecordingRule(asked: .all, environment: ["SNAPSHOT_TESTING_RECORD": "everything"])
        }
        #expect(
            error?.description == """
                cannot tell what to record: SNAPSHOT_TESTING_RECORD is 'everything'; \
                it can be 'all', 'failed', 'missing' or 'never'
                """)
        #expect(SnapshotTestingConfiguration.Record(rawValue: "everything") == nil)
    }

    @Test(arguments: ["all", "failed", "missing", "never"])
    func `Each mode has its name`(name: String) {
        #expect(SnapshotTestingConfiguration.Record(rawValue: name)?.name == name)
    }

    @Test func `What is said inside counts, and the rest is that of outside`() {
        withSnapshotTesting(record: .never, diffTool: "compare") {
            withSnapshotTesting(diffTool: .ksdiff) {
                #expect(SnapshotTestingConfiguration.current?.record == .never)
                #expect(diffTool(currentFilePath: "a", failedFilePath: "b") == #"ksdiff "a" "b""#)
            }
            #expect(diffTool(currentFilePath: "a", failedFilePath: "b") == "compare a b")
            #expect(!isRecording)
        }
        withSnapshotTesting(record: true) { #expect(isRecording) }
    }
}
