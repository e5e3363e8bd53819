import Foundation
import TestWorkers
import Testing

@testable import CatalogSite

/// What readers do with a component's page, in a browser.
@Suite(.serialized, .waitsForProcesses)
struct InspectorTests {
    private let site: PublishedSite
    private let browser: Browser

    init() throws {
        site = try PublishedSite(try SmallSite())
        browser = try Browser()
    }

    private static let picture = "#three-images figure .shot a"

    private func open(_ fragment: String = "") throws {
        try browser.open(site.address(of: "c/coupon-card.html") + fragment)
    }

    /// The panel's heading.
    private func shown() throws -> String {
        try browser.text(of: "document.querySelector('#_inspector h2').textContent")
    }

    private func panel() throws -> String {
        try browser.text(of: "document.querySelector('#_inspector').innerText")
    }

    @Test func `Pointing at an element shows it, and a click keeps it`() throws {
        try open()
        #expect(try shown() == "Inspector")
        // In the first text: 12 to 43.5 of 120 points, 10 to 26 of 40.5.
        try browser.point(at: Self.picture, 0.2, 0.45)
        #expect(try shown() == "text '20% & <b>more</b></script>'")
        #expect(
            try browser.value(
                of: "document.querySelectorAll('.overlay .padding polygon, polygon.padding').length") as? Int
                == 4)
        try browser.click(Self.picture, 0.2, 0.45)
        try browser.point(at: Self.picture, 0.6, 0.2)
        #expect(try shown() == "text '20% & <b>more</b></script>'")
        let panel = try panel()
        #expect(panel.contains("padding 8 pt") && panel.contains("31.5"))
        // #777777 on white.
        #expect(panel.contains("4.47 : 1") && panel.contains("needs 4.5 : 1"))
        try browser.press("Escape")
        #expect(try shown() == "Inspector")
        #expect(browser.complaints.isEmpty)
    }

    @Test func `Boxes lie over the picture at any size`() throws {
        try open()
        for size in ["50", "100", "200"] {
            try browser.click("label:has(#_zoom-\(size))")
            try browser.point(at: Self.picture, 0.2, 0.45)
            let script = """
                (() => {
                  const box = document.querySelector('polygon.box').getBoundingClientRect();
                  const picture = document.querySelector('#three-images img').getBoundingClientRect();
                  const part = (value) => Math.round(value / picture.width * 120 * 10) / 10;
                  return [box.x - picture.x, box.y - picture.y, box.width, box.height].map(part).join(' ');
                })()
                """
            #expect(try browser.text(of: script) == "12 10 31.5 16")
        }
    }

    @Test func `Pointing with Alt measures the distance to what is kept`() throws {
        try open()
        try browser.click(Self.picture, 0.2, 0.45)
        try browser.point(at: Self.picture, 0.6, 0.2, holdingAlt: true)
        let panel = try panel()
        #expect(panel.contains("Distance to text 'Sale'"))
        // From 43.5 to 59.5.
        #expect(panel.contains("horizontally\n16 pt"))
        #expect(try browser.text(of: "document.querySelector('.label.distance').textContent") == "16")
    }

    @Test func `Outlines are drawn around all elements`() throws {
        try open()
        try browser.press("o")
        #expect(
            try browser.value(of: "document.querySelectorAll('#three-images .m1 polygon.all').length") as? Int
                == 4)
        try browser.press("o")
        #expect(try browser.value(of: "document.querySelectorAll('.overlay').length") as? Int == 0)
    }

    @Test func `The keyboard walks through the elements of a picture`() throws {
        try open()
        try browser.value(of: "document.querySelector('\(Self.picture)').focus({ focusVisible: true })")
        var names: [String] = []
        for key in ["ArrowDown", "ArrowDown", "ArrowRight", "ArrowUp"] {
            try browser.press(key)
            names.append(try shown())
        }
        #expect(
            names == [
                "Card '20% & <b>more</b></script>'", "text '20% & <b>more</b></script>'", "text 'Sale'",
                "Card '20% & <b>more</b></script>'",
            ])
        try browser.press("Enter")
        #expect(try browser.value(of: "document.querySelectorAll('polygon.kept').length") as? Int == 1)
        #expect(try browser.text(of: "location.pathname.split('/').pop()") == "coupon-card.html")
        #expect(
            try browser.text(of: "document.querySelector('#_news').textContent").contains("100 by 32 points"))
    }

    @Test func `Without the inspector a click opens the picture's file`() throws {
        try open()
        try browser.press("i")
        try browser.point(at: Self.picture, 0.2, 0.45)
        #expect(try browser.value(of: "document.querySelectorAll('.overlay').length") as? Int == 0)
        #expect(
            try browser.value(of: "document.querySelector('#_inspector').offsetParent === null") as? Bool
                == true)
    }

    @Test func `One picture is shown large, and the bar leads to its other modes`() throws {
        try open("#large=three-images")
        #expect(
            try browser.text(of: "document.querySelector('#_stage img').alt")
                == "Coupon card, Three images, light")
        #expect(try browser.value(of: "document.querySelector('.matrix').hidden") as? Bool == true)
        try browser.click("#_stage label:has(input[value='Dark'])")
        #expect(try browser.text(of: "location.hash") == "#large=three-images%40dark")
        #expect(
            try browser.text(of: "document.querySelector('#_stage img').alt")
                == "Coupon card, Three images, dark")
        #expect(try browser.text(of: "document.activeElement.value") == "Dark")
        try browser.click("#_stage figure img", 0.2, 0.45)
        #expect(try shown() == "text '20% & <b>more</b></script>'")
        try browser.press("Escape")
        try browser.press("Escape")
        #expect(try browser.value(of: "document.querySelector('.matrix').hidden") as? Bool == false)
        #expect(browser.complaints.isEmpty)
    }

    @Test(arguments: ["beside", "swipe", "blend", "difference"])
    func `Two pictures are compared`(way: String) throws {
        try open("#large=three-images&compare=three-images%40dark&as=\(way)")
        #expect(try browser.value(of: "document.querySelectorAll('#_stage img').length") as? Int == 2)
        #expect(
            try browser.text(of: "document.querySelector('.differences').innerText").contains(
                "The elements are the same."))
        let mode = try browser.text(
            of: "getComputedStyle(document.querySelectorAll('#_stage img')[1]).mixBlendMode")
        #expect(mode == (way == "difference" ? "difference" : "normal"))
        #expect(browser.complaints.isEmpty)
    }
}
