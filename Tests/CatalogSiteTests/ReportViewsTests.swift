import Foundation
import SnapshotReports
import SnapshotRuns
import TestWorkers
import Testing
import VitrineGeometry

@testable import CatalogSite

/// What readers do with the pictures of a report, in a browser.
@Suite(.serialized, .waitsForProcesses)
struct ReportViewsTests {
    private let folder: TemporaryFolder
    private let browser: Browser

    /// Two findings of which each has a reference, a wider fresh picture and a difference.
    init() throws {
        folder = try TemporaryFolder()
        try Data(SnapshotDrawing.smallPicture.bytes).write(to: URL(filePath: folder.path("a.png")))
        try Data(ReportAssets.standard.script).write(to: URL(filePath: folder.path("report.js")))
        try Data(ReportAssets.standard.styleSheet).write(to: URL(filePath: folder.path("report.css")))
        browser = try Browser()
        try write(Self.sides(scales: [2, 1, 2], width: 240))
        try browser.open("file://\(folder.path("index.html"))")
    }

    /// - Parameter scales: those of reference, fresh picture and difference.
    private static func sides(scales: [Double], width: Int) throws -> [PictureSides.Side] {
        let size = try #require(PixelSize(width: width, height: 81))
        return zip([PictureSides.Role.reference, .actual, .difference], scales).map { role, scale in
            PictureSides.Side(
                role: role, label: role.rawValue, path: "a.png", alternative: role.rawValue, size: size,
                scale: scale)
        }
    }

    /// Writes a page with two findings that show the same.
    private func write(_ sides: [PictureSides.Side]) throws {
        let boxes = (1...2).map { number in
            ReportBox.markup("badge/\(number)", Tag.span(.class("status differs")) { "differs" }) {
                PictureSides(sides: sides).markup
            }
        }
        let page = try #require(
            ReportPaging(title: "Shop", weights: [1, 1]).page(1, head: ReportTools.markup) { boxes[$0] })
        try Data(page.text.utf8).write(to: URL(filePath: folder.path("index.html")))
    }

    private func count(_ selector: String) throws -> Int? {
        try browser.value(of: "document.querySelectorAll('\(selector)').length") as? Int
    }

    private func style(_ property: String, of selector: String) throws -> String {
        try browser.text(of: "getComputedStyle(document.querySelector('\(selector)')).\(property)")
    }

    @Test(arguments: [("w", "swipe"), ("o", "onion"), ("b", "blink")])
    func `A key lays the pictures of all findings over each other, and another one apart`(
        key: String, view: String
    ) throws {
        #expect(try count(".layered") == 0)
        try browser.press(key)
        #expect(try count(".stack.\(view)") == 2)
        #expect(try count(".stack.\(view) img") == 4)
        #expect(try style("display", of: "figure.reference") == "none")
        #expect(try style("display", of: "figure.difference") != "none")
        #expect(try browser.text(of: "document.querySelector('input[name=view]:checked').value") == view)
        // The reference is half as wide as the fresh picture, and stays so.
        let widths =
            "['.lower', '.upper'].map((name) => document.querySelector(name).getBoundingClientRect().width)"
        #expect(try browser.value(of: "\(widths).reduce((a, b) => b / a)") as? Double == 2)
        try browser.press("s")
        #expect(try count(".layered") == 0)
        #expect(try style("display", of: "figure.reference") != "none")
        #expect(browser.complaints.isEmpty)
    }

    @Test(arguments: ["w", "o", "b"]) func `Above pictures over each other stands which is which`(
        key: String
    ) throws {
        try browser.press(key)
        let names = "[...document.querySelectorAll('.names')[0].children].map((name) => name.textContent)"
        #expect(try browser.text(of: "\(names).join()") == "reference,actual")
        let isOnTop =
            "document.querySelector('.names').getBoundingClientRect().bottom <= document.querySelector('.stack').getBoundingClientRect().top"
        #expect(try browser.value(of: isOnTop) as? Bool == true)
    }

    @Test(arguments: ["w", "o"], [400, 1300])
    func `Pictures over each other are as wide as the difference beside them`(key: String, width: Int) throws
    {
        try write(Self.sides(scales: [1, 1, 1], width: 900))
        try browser.open("file://\(folder.path("index.html"))", width: width)
        try browser.press(key)
        let widths =
            "['.stack', '.difference img'].map((name) => document.querySelector(name).getBoundingClientRect().width)"
        let difference = "((widths) => Math.abs(widths[0] - widths[1]))(\(widths))"
        #expect(try (browser.value(of: difference) as? NSNumber)?.doubleValue ?? 9 < 0.5)
    }

    @Test func `The swipe follows the pointer and the arrow keys of its slider`() throws {
        try browser.press("w")
        try browser.point(at: ".stack", 0.25, 0.5)
        #expect(try style("clipPath", of: ".upper") == "inset(0px 0px 0px 25%)")
        try browser.value(of: "document.querySelector('.layered input').focus()")
        try browser.press("ArrowRight")
        #expect(try style("clipPath", of: ".upper") == "inset(0px 0px 0px 26%)")
        #expect(
            try browser.text(of: "document.querySelector('.layered input').getAttribute('aria-label')")
                == "Where the fresh picture begins")
    }

    @Test func `The onion shows one picture through the other`() throws {
        try browser.press("o")
        #expect(try style("opacity", of: ".upper") == "0.5")
        try browser.value(of: "document.querySelector('.layered input').focus()")
        try browser.press("ArrowLeft")
        #expect(try style("opacity", of: ".upper") == "0.49")
    }

    @Test func `Blinking is stilled for those who want no motion`() throws {
        try browser.press("b")
        #expect(try style("animationName", of: ".blink .upper") == "blink")
        try browser.open(
            "file://\(folder.path("index.html"))", media: ["prefers-reduced-motion": "reduce"])
        try browser.press("b")
        #expect(try style("animationName", of: ".blink .upper") == "none")
        #expect(try count(".layered input") == 2)
    }

    @Test func `Keys lead from finding to finding, and not while something is written`() throws {
        try browser.press("j")
        let heading = "document.activeElement.querySelector('h2')?.textContent"
        #expect(try browser.text(of: heading) == "badge/1")
        try browser.press("j")
        #expect(try browser.text(of: heading) == "badge/2")
        try browser.press("k")
        #expect(try browser.text(of: heading) == "badge/1")
        try browser.value(
            of:
                "document.body.append(document.createElement('textarea')); document.querySelector('textarea').focus()"
        )
        try browser.press("w")
        #expect(try count(".layered") == 0)
    }

    @Test func `The marks are hidden and shown again`() throws {
        try browser.press("m")
        #expect(try style("display", of: ".sides .difference") == "none")
        try browser.press("m")
        #expect(try style("display", of: ".sides .difference") != "none")
    }

    @Test func `Without scripts the pictures stand beside each other`() throws {
        try browser.setScripts(areOn: false)
        try browser.open("file://\(folder.path("index.html"))")
        try browser.setScripts(areOn: true)
        #expect(
            try browser.value(of: "document.querySelector('.views').offsetParent === null") as? Bool == true)
        #expect(try count(".sides img") == 6)
    }
}
