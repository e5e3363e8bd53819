import CatalogKit
import Foundation
import RunRecords
import SnapshotReports
import SnapshotStore
import Testing
import VitrineExplanations
import VitrineGeometry
import VitrineImageComparison
import VitrineViews

private enum Card_Definition: ViewDefinition {
    static var modes: ModeSelection { [.light, .dark] }
    static var contentVariants: ContentVariants {
        for name in ["A", "B", "C"] { Color.red.named(name, line: 7) }
    }
}

@MainActor
struct ReportTests {
    private func snapshots() throws -> [Snapshot] {
        try Catalog("Shop", definitions: [Card_Definition.self]).inventory().snapshots
    }

    private func difference(_ cause: String, environment: [String] = []) throws -> SnapshotDifference {
        let size = try #require(PixelSize(width: 4, height: 4))
        return SnapshotDifference(
            explanation: ExplanationSummary(
                sentence: cause, changes: [ChangeSummary(role: .cause, text: cause)],
                cluster: CauseCluster(id: "0123abcd", title: cause)),
            pictures: .compared(
                PixelDifference(
                    count: 3, distant: [2, 1],
                    regions: [PixelRegion(x: 0, y: 1, width: 3, height: 1, differingPixels: 3)],
                    referenceSize: size, actualSize: size)),
            environmentChanges: environment)
    }

    /// Every outcome once, and a cause that two snapshots share.
    private func report() throws -> CheckReport {
        let cause = try difference("`Badge/Text` text 'a<b' → 'a, b: 100 %'")
        let outcomes: [SnapshotOutcome] = [
            .matched, .differs(cause), .differs(cause), .missingReference,
            .unreadableReference(reason: "the file is empty"),
            .environmentChanged(try difference("cairo", environment: ["cairo 1.16.0 → 1.18.0"])),
        ]
        var results = zip(try snapshots(), outcomes).map { SnapshotResult($0, $1, findings: []) }
        results[3].renamedFrom = SnapshotID("card/old")
        return CheckReport(
            results: results,
            stale: ["card/gone.png", "card/old.json", "card/old.png"],
            failures: [
                DefinitionFailure(
                    component: try #require(FileName("row")), definition: "Row", reason: "no\ncontent")
            ])
    }

    /// What is written piece by piece.
    private func text(_ write: ((String) throws -> Void) throws -> Void) rethrows -> String {
        var text = ""
        try write { text += $0 }
        return text
    }

    @Test func `JUnit's XML has a suite for each component`() throws {
        #expect(
            try text { try JUnitReport(strictEnvironment: false).write(report(), to: $0) } == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites tests="10" failures="6" errors="2">
                  <testsuite name="card" tests="6" failures="3" errors="1">
                    <testcase classname="card" name="a"/>
                    <testcase classname="card" name="a@dark"><failure type="differs" \
                message="`Badge/Text` text 'a&lt;b' → 'a, b: 100 %'"/></testcase>
                    <testcase classname="card" name="b"><failure type="differs" \
                message="`Badge/Text` text 'a&lt;b' → 'a, b: 100 %'"/></testcase>
                    <testcase classname="card" name="b@dark"><failure type="missing reference" \
                message="there is no reference; card/old has its pixels"/></testcase>
                    <testcase classname="card" name="c"><error type="unreadable reference" \
                message="the file is empty"/></testcase>
                    <testcase classname="card" name="c@dark"/>
                  </testsuite>
                  <testsuite name="row" tests="1" failures="0" errors="1">
                    <testcase classname="row" name="definition"><error type="failed to say what it shows" \
                message="no&#10;content"/></testcase>
                  </testsuite>
                  <testsuite name="stale references" tests="3" failures="3" errors="0">
                    <testcase classname="stale references" name="card/gone.png"><failure type="stale reference" \
                message="no snapshot owns Snapshots/card/gone.png"/></testcase>
                    <testcase classname="stale references" name="card/old.json"><failure type="stale reference" \
                message="no snapshot owns Snapshots/card/old.json"/></testcase>
                    <testcase classname="stale references" name="card/old.png"><failure type="stale reference" \
                message="no snapshot owns Snapshots/card/old.png"/></testcase>
                  </testsuite>
                </testsuites>

                """)
        let strict = try text { try JUnitReport(strictEnvironment: true).write(report(), to: $0) }
        #expect(strict.contains("failures=\"7\""))
    }

    @Test func `reg-cli's JSON has its keys and sorted names`() throws {
        #expect(
            try text { try RegReport.write(report(), to: $0) } == """
                {
                  "failedItems": ["card/a@dark.png", "card/b.png", "card/c.png"],
                  "newItems": ["card/b@dark.png"],
                  "deletedItems": ["card/gone.png", "card/old.png"],
                  "passedItems": ["card/a.png", "card/c@dark.png"],
                  "expectedItems": ["card/a.png", "card/a@dark.png", "card/b.png", "card/c.png", \
                "card/c@dark.png", "card/gone.png", "card/old.png"],
                  "actualItems": ["card/a.png", "card/a@dark.png", "card/b.png", "card/b@dark.png", \
                "card/c.png", "card/c@dark.png"],
                  "diffItems": ["card/a@dark.png", "card/b.png", "card/c@dark.png"],
                  "actualDir": "pictures",
                  "expectedDir": "pictures",
                  "diffDir": "pictures"
                }

                """)
    }

    @Test func `Markdown groups what has the same cause`() throws {
        #expect(
            try MarkdownReport.text(of: try report(), title: "Shop") == """
                ## Shop

                6 snapshots: 1 matched, 2 differ, 1 unreadable reference, 1 environment changed, \
                1 renamed, 1 stale file, 1 failed to say what it shows

                ### The same cause

                - `Badge/Text` text 'a\\<b' → 'a, b: 100 %': 2 snapshots, `catalog approve --cluster 0123abcd`\
                <br>`card/a@dark`, `card/b`

                ### Not rendered or not readable

                - `card/c` unreadable reference: the file is empty

                ### Definitions that fail

                - `row`: no content

                ### Without a reference

                - `card/b@dark`, renamed from `card/old`

                ### Stale references

                - `Snapshots/card/gone.png`

                ### The environment changed

                - cairo: 1 to refresh, `catalog approve --cluster 0123abcd`

                """)
    }

    @Test func `GitHub's annotations name files of the repository and escape their text`() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(
            atPath: root + "/Catalog/Cards", withIntermediateDirectories: true)
        try Data("import Vitrine\n\nenum Row: ViewDefinition {}\n".utf8)
            .write(to: URL(filePath: root + "/Catalog/Cards/ReportTests.swift"))
        let annotations = try GitHubAnnotations(
            folder: try CatalogFolder(named: root), strictEnvironment: false)
        var report = try report()
        report.results = SnapshotResults([try report.results.result(at: 1)])
        #expect(
            try text { try annotations.write(report, to: $0) } == """
                ::error file=Catalog/Cards/ReportTests.swift,line=7,title=card/a@dark differs::`Badge/Text` text \
                'a<b' → 'a, b: 100 %25'
                ::error file=Catalog/Cards/ReportTests.swift,line=3,title=row failed to say what it shows::no%0Acontent
                ::warning title=stale reference::no snapshot owns Snapshots/card/gone.png
                ::warning title=stale reference::no snapshot owns Snapshots/card/old.json
                ::warning title=stale reference::no snapshot owns Snapshots/card/old.png

                """)
        let file = FilePlace(file: "Catalog/Content/card.json", line: 3, column: 5)
        report = CheckReport(
            results: SnapshotResults([]),
            failures: try ["row", "card", "row"].enumerated().map { number, name in
                DefinitionFailure(
                    component: try #require(FileName(name)), definition: "Row",
                    reason: number < 2 ? "\(file): no content" : "none",
                    statement: SourcePlace(file: "Shop/ReportTests.swift", line: 7),
                    place: number < 2 ? file : nil)
            })
        #expect(
            try text { try annotations.write(report, to: $0) } == """
                ::error col=5,file=Catalog/Content/card.json,line=3,title=row%2C card failed to say what they show::\
                no content
                ::error file=Catalog/Cards/ReportTests.swift,line=7,title=row failed to say what it shows::none

                """)
        let messages = try CompilerMessages(
            folder: try CatalogFolder(named: root), strictEnvironment: false)
        #expect(
            try text { try messages.write(report, to: $0) } == """
                Catalog/Content/card.json:3:5: error: row, card failed to say what they show: no content
                Catalog/Cards/ReportTests.swift:7: error: row failed to say what it shows: none

                """)
        try FileManager.default.removeItem(atPath: root)
    }

    @Test(arguments: ["", "1", "0/2", "3/2", "1/0", "-1/2", "1/2/3", "a/b", "1/"])
    func `A shard is a part of a number of parts`(text: String) {
        #expect(Shard(text) == nil)
    }
}
