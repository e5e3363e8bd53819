import Foundation
import SwiftUI
import Testing
import VitrineImageCoding

@testable import SnapshotTesting

/// What assertions say, each against a folder of its own.
@Suite(.snapshots(record: .missing, diffTool: .ksdiff))
struct FailureTextTests {
    private let folder = URL.temporaryDirectory.appending(path: "snapshots-\(UUID())").path

    /// What is said, with `FOLDER` for the folder of references and `ARTIFACTS` for that of failures.
    private func said(_ failure: String?) -> String? {
        failure?.replacing(folder, with: "FOLDER")
            .replacing(URL(filePath: NSTemporaryDirectory()).path(), with: "ARTIFACTS/")
    }

    private func verify(
        _ text: String, record: SnapshotTestingConfiguration.Record? = nil, test: String = #function
    ) -> String? {
        said(
            verifySnapshot(
                of: text, as: .lines, named: "text", record: record, snapshotDirectory: folder,
                testName: test))
    }

    private func file(_ name: String) -> String? {
        try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
    }

    @Test func `A missing reference is recorded and fails`() {
        #expect(
            verify("one", test: "missing()") == """
                No reference was found on disk. Automatically recorded snapshot: …

                open "file://FOLDER/missing.text.txt"

                Re-run "missing" to assert against the newly-recorded snapshot.
                """)
        #expect(file("missing.text.txt") == "one")
        #expect(verify("one", test: "missing()") == nil)
    }

    @Test func `Where nothing is recorded a missing reference fails and leaves no file`() {
        #expect(
            verify("one", record: .never, test: "never()") == """
                No reference was found on disk. New snapshot was not recorded because recording is disabled

                "file://FOLDER/never.text.txt"
                """)
        #expect(!FileManager.default.fileExists(atPath: folder))
    }

    @Test func `Recording everything fails even where nothing differs`() {
        _ = verify("one", test: "all()")
        #expect(
            verify("one", record: .all, test: "all()") == """
                Record mode is on. Automatically recorded snapshot: …

                open "file://FOLDER/all.text.txt"

                Turn record mode off and re-run "all" to assert against the newly-recorded snapshot
                """)
    }

    @Test func `A difference names both files and shows the lines`() {
        _ = verify("one\ntwo\nthree", test: "differs()")
        #expect(
            verify("one\n2\nthree", test: "differs()") == """
                Snapshot "text" does not match reference.

                ksdiff "FOLDER/differs.text.txt" "ARTIFACTS/FailureTextTests/differs.text.txt"

                @@ −1,3 +1,3 @@
                \u{2007}one
                −two
                +2
                \u{2007}three
                """)
        #expect(file("differs.text.txt") == "one\ntwo\nthree")
    }

    @Test func `Recording what failed writes the reference anew and fails`() {
        _ = verify("one", test: "failed()")
        let failure = verify("two", record: .failed, test: "failed()")
        #expect(
            failure?.hasPrefix(
                #"Snapshot "text" does not match reference. A new snapshot was automatically recorded."#)
                == true)
        #expect(file("failed.text.txt") == "two")
    }

    @Test func `In continuous integration nothing is recorded, and the run can ask for it`() throws {
        let rule = try RecordingRule(asked: nil, environment: ["CI": "true"])
        let place = SnapshotFile(
            testFile: "Tests/A.swift", test: "a()", name: "b", folder: folder, pathExtension: "txt")
        let missing = try SnapshotVerification(file: place, name: "b", rule: rule)
            .failure(of: "one", by: .lines)
        #expect(
            said(missing?.message) == """
                No reference was found on disk. New snapshot was not recorded because nothing is recorded \
                in continuous integration (CI is set); SNAPSHOT_TESTING_RECORD=missing records it there

                "file://FOLDER/a.b.txt"
                """)
        let all = try RecordingRule(asked: .all, environment: ["CI": "true"])
        #expect(
            try SnapshotVerification(file: place, name: "b", rule: all).failure(of: "one", by: .lines)?
                .message == """
                    Record mode is on. The snapshot was not recorded because nothing is recorded in continuous \
                    integration (CI is set); SNAPSHOT_TESTING_RECORD=all records it there
                    """)
        #expect(!FileManager.default.fileExists(atPath: folder))
    }

    @Test func `A picture of another size tells both sizes`() {
        _ = verifySnapshot(
            of: Color.red, as: .image(layout: .fixed(width: 20, height: 10)), named: "size",
            snapshotDirectory: folder, testName: "sizes()")
        let failure = verifySnapshot(
            of: Color.red, as: .image(layout: .fixed(width: 20, height: 12)), named: "size",
            snapshotDirectory: folder, testName: "sizes()")
        #expect(
            failure?.hasSuffix(
                """
                Newly-taken snapshot@(20.0, 12.0) does not match reference@(20.0, 10.0).
                The snapshot has 40×24 px, the reference 40×20 px.
                canvas: height 10 → 12 pt; therefore the component is 2 pt taller, 1 element moves or resizes
                """) == true)
    }

    @Test func `A picture that differs says how much and where`() {
        func failure(width: CGFloat, precision: Float = 1, perceptual: Float = 1) -> String? {
            verifySnapshot(
                of: Color.white.overlay(alignment: .topLeading) {
                    Color.black.frame(width: width, height: 5)
                },
                as: .image(
                    precision: precision, perceptualPrecision: perceptual,
                    layout: .fixed(width: 20, height: 10)),
                named: "colour", snapshotDirectory: folder, testName: "precision()")
        }
        _ = failure(width: 5)
        #expect(failure(width: 5) == nil)
        let place = "100 of 800 pixels differ, within 10×10 px at 10, 0"
        #expect(
            failure(width: 10)?.contains("Newly-taken snapshot does not match reference.\n\(place)\n") == true
        )
        // Three of four bytes of 100 pixels are 300 of 3,200.
        #expect(failure(width: 10, precision: 0.9) == nil)
        #expect(
            failure(width: 10, precision: 0.95)?.contains(
                "Actual image precision 0.90625 is less than required 0.95\n\(place)") == true)
        #expect(
            failure(width: 10, perceptual: 0.98)?.contains(
                """
                The percentage of pixels that match 0.875 is less than required 1.0
                The lowest perceptual color precision 0.0 is less than required 0.98
                \(place)
                """) == true)
        #expect(failure(width: 10, precision: 0.875, perceptual: 0.98) == nil)
    }

    @Test func `A picture that differs names the elements and what of them has changed`() throws {
        func failure(of text: String, size: CGFloat) -> String? {
            verifySnapshot(
                of: HStack {
                    Text("Total")
                    Text(text).font(.system(size: size))
                },
                as: .image(layout: .fixed(width: 100, height: 20)), named: "row", snapshotDirectory: folder,
                testName: "elements()")
        }
        _ = failure(of: "9 €", size: 12)
        #expect(failure(of: "9 €", size: 12) == nil)
        #expect(failure(of: "8 €", size: 14)?.contains("12 → 14 pt") == true)
        // A reference of another tool has no elements in it.
        let path = "\(folder)/elements.row.png"
        let picture = try decodeImage(Array(Data(contentsOf: URL(filePath: path))))
        try Data(PNGEncoder.compact.encode(picture)).write(to: URL(filePath: path))
        #expect(failure(of: "8 €", size: 12)?.hasSuffix("\nthere lies `HStack` > text '8 €'") == true)
    }

    @Test func `A view without a size, or with an endless one, has no picture`() {
        func failure(_ width: CGFloat) -> String? {
            verifySnapshot(
                of: Color.red, as: .image(layout: .fixed(width: width, height: 10)),
                snapshotDirectory: folder, testName: "empty()")
        }
        #expect(
            failure(0) == "No image could be generated for this view as its size was zero. "
                + "Please set an explicit size in the test.")
        #expect(
            failure(.infinity) == "No image could be generated for this view as its size was not finite. "
                + "Please set an explicit size in the test.")
        #expect(
            verifySnapshot(of: EmptyView(), as: .image, snapshotDirectory: folder, testName: "empty()")
                == failure(0))
    }

    @Test func `A view that cannot be drawn says why`() {
        let failure = verifySnapshot(
            of: Text("a").font(.custom("Acme Sans", size: 12)), as: .image, snapshotDirectory: folder,
            testName: "font()")
        #expect(failure?.hasPrefix("cannot draw the view: ") == true)
        #expect(failure?.contains("Acme Sans") == true)
    }

    @Test func `A reference that is no picture is told as one`() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data("text".utf8).write(to: URL(filePath: "\(folder)/broken.1.png"))
        let failure = verifySnapshot(
            of: Color.red, as: .image(layout: .fixed(width: 2, height: 2)), snapshotDirectory: folder,
            testName: "broken()")
        #expect(failure?.hasPrefix("cannot read the reference: ") == true)
    }

    @Test func `A value that cannot be encoded says why`() {
        let failure = verifySnapshot(
            of: ["a": Double.nan], as: .json, snapshotDirectory: folder, testName: "json()")
        #expect(failure?.hasPrefix("cannot encode the value of type 'Dictionary<String, Double>'") == true)
    }

    @Test func `A strategy that does not call back is not waited for any longer`() {
        let never = Snapshotting<Int, String>(pathExtension: nil, diffing: .lines) { _ in Async { _ in } }
        #expect(
            verifySnapshot(of: 1, as: never, snapshotDirectory: folder, timeout: 0.01, testName: "late()")?
                .hasPrefix("Exceeded timeout of 0.01 seconds waiting for snapshot.") == true)
    }
}
