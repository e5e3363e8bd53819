import CatalogKit
import Foundation
import RunRecords
import SnapshotRuns
import TestWorkers
import Testing
import VitrineComposition
import VitrineExplanations
import VitrineGeometry
import VitrineHashing
import VitrineJSONValues

@testable import CatalogSite

/// What the sheet's filters and the parts of its search choose, in a browser.
@Suite(.serialized, .waitsForProcesses)
struct FilterTests {
    private let site: PublishedSite
    private let browser: Browser

    init() throws {
        var shop = try SmallSite.whole()
        try shop.add("Teapot", "Blue", line: 3, drawing: .tea) { _ in .matched }
        shop.tags[try #require(FileName("teapot"))] = ["wip"]
        site = try PublishedSite(shop)
        browser = try Browser()
    }

    /// The variants that are found where an address says what is searched.
    private func found(_ address: String) throws -> Set<String> {
        try browser.open(site.address(of: "index.html") + "#" + address)
        return try results()
    }

    private func results() throws -> Set<String> {
        try browser.value(of: "vitrine.search.load().then(() => new Promise((done) => setTimeout(done)))")
        let script =
            "[...document.querySelectorAll('#_results a .found > span:not(.facts)')].map((a) => a.textContent).join('\\n')"
        return Set(try browser.text(of: script).split(separator: "\n").map(String.init))
    }

    @Test(
        arguments: [
            ("find=cards", ["Three images", "Long <title>"]),
            ("find=wip", ["Blue"]), ("tag=wip", ["Blue"]),
            ("tag=wip&tag=experimental", ["Blue", "Three images", "Long <title>"]),
            ("since=2026-02-28", ["Three images", "Long <title>"]), ("since=2026-03-02", []),
            ("find=color.tea&in=tokens", ["Blue"]), ("find=color.tea&in=texts", []),
            ("find=cup.and.saucer&in=symbols", ["Blue"]), ("find=leaves&in=symbols", ["Blue"]),
            ("find=earl grey&in=texts", ["Blue"]), ("find=earl grey&in=names", []),
            ("find=card.swift&in=file", ["Three images", "Long <title>", "Screen Sale", "Paying", "Blue"]),
            ("find=teapot&in=names", ["Blue"]), ("status=failed", ["Long <title>"]),
            ("findings=any&tag=wip", []),
        ] as [(String, Set<String>)])
    func `What is asked for is found`(address: String, variants: Set<String>) throws {
        #expect(try found(address) == variants)
        #expect(browser.complaints.isEmpty)
    }

    @Test func `Hands choose what addresses choose, and Escape lets go of all`() throws {
        try browser.open(site.address(of: "index.html"))
        try browser.click("[data-tag=wip]")
        #expect(try results() == ["Blue"])
        #expect(try browser.text(of: "location.hash") == "#tag=wip")
        try browser.click("[data-tag=wip]")
        try browser.click("input[name=since]")
        try browser.type("2026-02-28")
        #expect(try results() == ["Three images", "Long <title>"])
        try browser.click(".finder input[type=search]")
        try browser.press("Escape")
        #expect(try browser.text(of: "location.hash") == "")
        #expect(try browser.value(of: "document.querySelector('.sheet-part').hidden") as? Bool == false)
    }

    @Test func `An answer takes a small part of a second among ten thousand variants`() throws {
        try browser.open(site.address(of: "index.html"))
        // As much work as it takes, counted in entries and not in time: each is looked at once.
        let script = """
            (() => {
              const looks = { count: 0 };
              const records = Array.from({ length: 10000 }, (_, place) => ({
                component: `Card ${place}`, variant: "Long", page: "", get status() { looks.count += 1; return ["matches"]; },
              }));
              vitrine.search.fill(records);
              const none = { part: "", since: "", status: new Set(["matches"]), tag: new Set(), findings: new Set() };
              return vitrine.search.load().then((all) => [vitrine.search.find(all, "card 77", none).length, looks.count].join(" "));
            })()
            """
        #expect(try browser.text(of: script) == "280 10000")
    }

    @Test func `The keys of a page are told when one asks`() throws {
        for page in ["index.html", "c/teapot.html"] {
            try browser.open(site.address(of: page))
            try browser.press("?")
            #expect(try browser.value(of: "document.querySelector('dialog').open") as? Bool == true)
            try browser.press("Escape")
            #expect(try browser.value(of: "document.querySelector('dialog').open") as? Bool == false)
            #expect(browser.complaints.isEmpty)
        }
    }

    @Test func `Keys turn a large picture dark and light`() throws {
        try browser.open(site.address(of: "c/teapot.html") + "#large=blue")
        try browser.press("d")
        #expect(try browser.text(of: "location.hash") == "#large=blue%40dark")
        try browser.press("d")
        #expect(try browser.text(of: "location.hash") == "#large=blue")
        try browser.press("+")
        #expect(try browser.text(of: "location.hash") == "#large=blue")
    }

    @Test func `Pictures, the reading order and baselines are told of elements`() throws {
        try browser.open(site.address(of: "c/teapot.html"))
        try browser.press("a")
        let labels =
            "[...document.querySelectorAll('#blue .m1 .label.order text')].map((text) => text.textContent).join(' ')"
        #expect(try browser.text(of: labels) == "1 2 3")
        try browser.press("a")
        try browser.press("b")
        #expect(try browser.value(of: "document.querySelectorAll('#blue .m1 .baseline').length") as? Int == 2)
        try browser.click("#blue figure .shot a", 0.1, 0.3)
        let panel = try browser.text(of: "document.querySelector('#_inspector').innerText")
        #expect(panel.contains("1. Tea of the day, Earl grey, button"))
        #expect(panel.contains("PNG"))
    }

    @Test func `Paper has no bars, and every picture`() throws {
        try browser.print(site.address(of: "c/teapot.html"))
        for selector in [".bar", ".toolbar", ".downloads", "#_inspector"] {
            let script = "getComputedStyle(document.querySelector('\(selector)')).display"
            #expect(try browser.text(of: script) == "none", "\(selector)")
        }
        #expect(
            try browser.value(
                of: "[...document.querySelectorAll('.matrix img')].every((image) => image.offsetWidth > 0)")
                as? Bool
                == true)
    }

    @Test func `In forced colors what is chosen differs from what is not`() throws {
        try browser.open(site.address(of: "index.html"), media: ["forced-colors": "active"])
        let colors = """
            (() => {
              const color = (name) => getComputedStyle(document.querySelector(`#_page-${name} + span`)).backgroundColor;
              return color('auto') !== color('dark');
            })()
            """
        #expect(try browser.value(of: colors) as? Bool == true)
    }

    @Test func `Those who want no motion have none`() throws {
        try browser.open(site.address(of: "screens.html"), media: ["prefers-reduced-motion": "reduce"])
        let script =
            "[...document.querySelectorAll('*')].every((node) => getComputedStyle(node).transitionDuration === '0s')"
        #expect(try browser.value(of: script) as? Bool == true)
    }
}

extension SnapshotDrawing {
    /// A button of two texts, of which one is a token's, with a symbol and a picture.
    static let tea: SnapshotDrawing = {
        var drawing = SnapshotDrawing(
            smallPicture, size: Size(width: 120, height: 40.5),
            nodes: [
                NodeDescription(
                    id: "canvas", depth: 0, kind: "canvas", box: Rect(x: 0, y: 0, width: 120, height: 40.5),
                    properties: ["background": "#ffffff"]),
                NodeDescription(
                    id: "Tea/HStack", depth: 1, kind: "hstack", box: Rect(x: 0, y: 0, width: 120, height: 40),
                    properties: [:], component: "Tea"),
                NodeDescription(
                    id: "Tea/HStack/Text", depth: 2, kind: "text",
                    box: Rect(x: 0, y: 0, width: 60, height: 40),
                    properties: [
                        "text": "Earl grey", "color": "#000000", "font size": 12.0, "label": "Tea of the day",
                        "value": "Earl grey", "traits": .list(["button"]),
                        "tokens": .record(["color": "color.tea"]),
                    ]),
                NodeDescription(
                    id: "Tea/HStack/Icon", depth: 2, kind: "icon",
                    box: Rect(x: 60, y: 0, width: 20, height: 20),
                    properties: ["icon": "cup.and.saucer"]),
                NodeDescription(
                    id: "Tea/HStack/Image", depth: 2, kind: "image",
                    box: Rect(x: 80, y: 0, width: 20, height: 20),
                    properties: ["image": "leaves"]),
            ])
        drawing.elements[2].baselines = [14, 28]
        return drawing
    }()
}
