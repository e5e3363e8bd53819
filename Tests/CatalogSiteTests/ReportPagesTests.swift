import CatalogKit
import Foundation
import RunRecords
import Testing
import VitrineExplanations
import VitrineGeometry
import VitrineViews

@testable import CatalogSite

private enum Card_Definition: ViewDefinition {
    static var modes: ModeSelection { [.light] }
    static var contentVariants: ContentVariants {
        for number in 0..<2300 { Color.red.named("Card \(number)") }
    }
}

@MainActor
struct ReportPagesTests {
    /// Snapshots that differ, all for the same cause or each for its own.
    private func report(sameCause: Bool) throws -> CheckReport {
        let snapshots = try Catalog("Shop", definitions: [Card_Definition.self]).inventory().snapshots
        let size = try #require(PixelSize(width: 4, height: 4))
        let results = snapshots.enumerated().map { number, snapshot in
            let id = sameCause ? "0123abcd" : "\(number)"
            return SnapshotResult(
                snapshot,
                .differs(
                    SnapshotDifference(
                        explanation: ExplanationSummary(
                            sentence: "padding", changes: [ChangeSummary(role: .cause, text: "padding")],
                            cluster: CauseCluster(id: id, title: "padding")),
                        pictures: .compared(
                            PixelDifference(
                                count: 1, distant: [0, 0], regions: [], referenceSize: size, actualSize: size)
                        ))),
                findings: [])
        }
        return CheckReport(results: results, stale: ["card/old.png"])
    }

    private func pages(_ report: CheckReport) throws -> [(name: String, text: String)] {
        let pages = try ReportPages(title: "Shop", report: report, in: "/nowhere")
        var all: [(name: String, text: String)] = []
        while let page = try pages.page(all.count + 1) { all.append(page) }
        return all
    }

    @Test(arguments: [true, false])
    func `Pages leave no snapshot out, and none of them is large`(sameCause: Bool) throws {
        let report = try report(sameCause: sameCause)
        let pages = try pages(report)
        var found: [String: Int] = [:]
        for page in pages {
            #expect(page.text.utf8.count < 300_000)
            for match in page.text.matches(of: /<(?:summary|h2)>(card\/card-[0-9]+)</) {
                found[String(match.1), default: 0] += 1
            }
        }
        #expect(found.count == 2300 && found.values.allSatisfy { $0 == 1 })
        #expect(pages.contains { $0.text.contains("<li>Snapshots/card/old.png</li>") })
    }

    @Test func `Pages lead to each other by names in the same folder`() throws {
        let pages = try pages(try report(sameCause: false))
        #expect(pages.map(\.name).prefix(2) == ["index.html", "page-2.html"])
        let names = Set(pages.map(\.name))
        #expect(names.count == pages.count)
        for (number, page) in pages.enumerated() {
            let links = page.text.matches(of: /rel="(prev|next)" href="([^"]+)"/).map { String($0.2) }
            var expected: [String] = []
            if number > 0 { expected.append(pages[number - 1].name) }
            if number + 1 < pages.count { expected.append(pages[number + 1].name) }
            #expect(links == expected)
            // Nothing is loaded from elsewhere.
            let scripts = page.text.matches(of: /<script[^>]*>/).map { String($0.0) }
            #expect(scripts == ["<script src=\"report.js\" defer>"] && !page.text.contains("://"))
        }
        #expect(pages.last?.text.contains("Page \(pages.count) of \(pages.count)") == true)
    }

    @Test func `A report of little is one page without a way to others`() throws {
        let pages = try pages(CheckReport(results: [SnapshotResult]()))
        #expect(pages.map(\.name) == ["index.html"])
        #expect(!pages[0].text.contains("neighbours\""))
    }

    @Test func `Words of a cause name views as code`() {
        #expect(
            ReportBox.why("`Card`: padding 4 → 8 pt").text
                == #"<p class="why"><code>Card</code>: padding 4 → 8 pt</p>"#)
    }

    @Test func `Outlines stay on the picture`() {
        let boxes = [(0.0, 0.0, 40.0, 20.0), (80, 30, 60, 90), (0, 60, 40, 20)].map {
            Rect(x: $0.0, y: $0.1, width: $0.2, height: $0.3)
        }
        let change = ChangeSummary(role: .cause, text: "padding", boxes: ChangedBoxes(new: boxes))
        let summary = ExplanationSummary(
            sentence: "padding", changes: [change], cluster: CauseCluster(id: "1", title: "padding"))
        let canvas = Rect(x: 0, y: 0, width: 100, height: 50)
        let marks = PictureMarks(summary, \.new).within(canvas)
        #expect(marks.causes == [boxes[0], Rect(x: 80, y: 30, width: 20, height: 20)])
    }
}
