import Foundation
import RunRecords
import TestWorkers
import Testing

@testable import CatalogSite

/// The search of the sheet, in a browser.
@Suite(.serialized, .waitsForProcesses)
struct SearchTests {
    private let site: PublishedSite
    private let browser: Browser

    init() throws {
        var shop = try SmallSite()
        for (component, variants) in [
            ("Tile", ["Large", "Tilework"]), ("Gift tile", ["Plain"]), ("Reptile", ["Plain"]),
            ("Title", ["Plain"]), ("Careful <b>", ["Plain"]), ("Teapot", ["Blue"]),
        ] {
            for variant in variants { try shop.add(component, variant, line: 3) { _ in .matched } }
        }
        site = try PublishedSite(shop)
        browser = try Browser()
    }

    /// What is found, line by line.
    private func found(_ query: String) throws -> [String] {
        try browser.value(
            of: "document.querySelector('.finder input').focus(); document.activeElement.select()")
        try browser.type(query)
        return try results()
    }

    private func results() throws -> [String] {
        // The first search loads what is searched.
        try browser.value(of: "vitrine.search.load().then(() => new Promise((done) => setTimeout(done)))")
        let script =
            "[...document.querySelectorAll('#_results a')].map((a) => a.querySelector('.found').childNodes)"
            + ".map((nodes) => [...nodes].slice(0, 3).map((node) => node.textContent).join('')).join('\\n')"
        return try browser.text(of: script).split(separator: "\n").map(String.init)
    }

    @Test
    func `Hits are those that say just that, then those that begin so, then words, parts and likenesses`()
        throws
    {
        try browser.open(site.address(of: "index.html"))
        #expect(
            try found("tile") == [
                "Tile Large", "Tile Tilework", "Gift tile Plain", "Reptile Plain", "Title Plain",
                "Coupon card Long <title>",
            ])
        #expect(try found("teaptoo") == ["Teapot Blue"])
        #expect(try found("gift plain") == ["Gift tile Plain"])
        #expect(try found("careful <b>") == ["Careful <b> Plain"])
        #expect(try found("nowhere").isEmpty)
        #expect(
            try browser.text(of: "document.querySelector('#_results [role=status]').textContent")
                == "Nothing found")
        #expect(browser.complaints.isEmpty)
    }

    @Test func `Texts in pictures are found, and what was found is marked`() throws {
        try browser.open(site.address(of: "index.html"))
        #expect(try found("more</b>").count == 9)
        #expect(try browser.text(of: "document.querySelector('#_results mark').textContent") == "more</b>")
    }

    @Test func `Filters and the address choose too`() throws {
        try browser.open(site.address(of: "index.html") + "#find=coupon&status=missing")
        #expect(try results() == ["Coupon card Long <title>"])
        #expect(try browser.text(of: "document.querySelector('[data-status=missing]').ariaPressed") == "true")
        try browser.click("[data-status=missing]")
        #expect(try results().count == 2)
        #expect(try browser.text(of: "location.hash") == "#find=coupon")
    }

    @Test func `What is searched is loaded before the first letter, and not before the field is used`() throws
    {
        try browser.open(site.address(of: "index.html"))
        let count = "document.querySelectorAll('script[src=\"search-data.js\"]').length"
        #expect(try browser.value(of: count) as? Int == 0)
        try browser.press("/")
        #expect(try browser.value(of: count) as? Int == 1)
    }

    @Test func `The keyboard leads to the field, through the results and to a page`() throws {
        try browser.open(site.address(of: "index.html"))
        try browser.press("/")
        try browser.type("teapot")
        _ = try results()
        try browser.press("ArrowDown")
        #expect(try browser.text(of: "document.activeElement.getAttribute('href')") == "c/teapot.html#blue")
        try browser.press("Escape")
        #expect(try browser.value(of: "document.querySelector('.sheet-part').hidden") as? Bool == false)
    }
}
