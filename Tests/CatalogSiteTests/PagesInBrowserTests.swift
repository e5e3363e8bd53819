import CatalogKit
import Foundation
import RunRecords
import SnapshotRuns
import TestWorkers
import Testing

@testable import CatalogSite

/// What holds for every page, in a browser.
@Suite(.serialized, .waitsForProcesses)
struct PagesInBrowserTests {
    private let site: PublishedSite
    private let browser: Browser

    init() throws {
        var shop = try SmallSite.whole()
        shop.source = "import Views\n\nlet text = \"</script><img src=x onerror=alert()>\"\n"
        site = try PublishedSite(shop)
        browser = try Browser()
    }

    @Test(arguments: [
        [:], ["prefers-color-scheme": "dark"], ["prefers-reduced-motion": "reduce"],
        ["forced-colors": "active"],
    ])
    func `Every page opens without a complaint or a request`(media: [String: String]) throws {
        for width in [360, 1300, 2560] {
            for page in try site.pages() {
                try browser.open(site.address(of: page), width: width, media: media)
                #expect(browser.complaints.isEmpty, "\(page)")
                let overflow =
                    try browser.value(of: "document.documentElement.scrollWidth - innerWidth") as? Int
                #expect(overflow ?? 1 <= 0, "\(page) is wider than \(width) px")
            }
        }
    }

    @Test func `What pages show is there without scripts`() throws {
        try browser.setScripts(areOn: false)
        try browser.open(site.address(of: "c/coupon-card-sale.html"))
        try browser.setScripts(areOn: true)
        #expect(try browser.value(of: "document.querySelectorAll('.matrix img').length") as? Int == 3)
        #expect(try browser.value(of: "document.querySelectorAll('.elements tbody tr').length") as? Int == 8)
        #expect(
            try browser.value(
                of: "[...document.querySelectorAll('[hidden]')].every((node) => node.offsetParent === null)")
                as? Bool == true)
    }

    @Test func `A sentence below a picture is as wide as its column`() throws {
        var shop = try SmallSite.whole()
        shop.snapshots[0].result.findings = [
            SnapshotReason(
                text: "a sentence that is far longer than the picture above it is wide, and goes on")
        ]
        let site = try PublishedSite(shop)
        try browser.open(site.address(of: "c/coupon-card-sale.html"))
        let overflow = try browser.value(
            of: "(() => { const note = document.querySelector('.matrix .note'); "
                + "return note.scrollWidth - note.closest('td').clientWidth })()")
        #expect(try #require(overflow as? Int) < 0)
    }

    /// A few of the rules that accessibility checkers go by.
    @Test func `Pages have landmarks, names and unique ids`() throws {
        for page in try site.pages() {
            try browser.open(site.address(of: page))
            let script = """
                (() => {
                  const found = [];
                  const count = (selector) => document.querySelectorAll(selector).length;
                  for (const one of ['main', 'h1', 'body > header', 'head > title']) {
                    if (count(one) !== 1) found.push(`${count(one)} × ${one}`);
                  }
                  const ids = [...document.querySelectorAll('[id]')].map((node) => node.id);
                  found.push(...ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `id ${id} twice`));
                  for (const node of document.querySelectorAll('a, button, input, select, summary')) {
                    const label = node.textContent.trim() || node.getAttribute('aria-label')
                      || node.labels?.[0]?.textContent.trim()
                      || node.querySelector('img')?.alt;
                    if (!label && node.offsetParent) found.push(`no name: ${node.outerHTML}`);
                  }
                  for (const image of document.images) {
                    if (!image.alt || !image.width || !image.height) found.push(image.outerHTML);
                  }
                  for (const node of document.querySelectorAll('[aria-labelledby]')) {
                    if (!document.getElementById(node.getAttribute('aria-labelledby'))) found.push(node.outerHTML);
                  }
                  let level = 1;
                  for (const heading of document.querySelectorAll('h1, h2, h3')) {
                    const own = Number(heading.tagName[1]);
                    if (own > level + 1) found.push(`${heading.tagName} after H${level}`);
                    level = own;
                  }
                  return found.join('\\n');
                })()
                """
            #expect(try browser.text(of: script) == "", "\(page)")
        }
    }

    @Test func `Source is text, whatever it says`() throws {
        try browser.open(site.address(of: "c/coupon-card-sale.html") + "#L3")
        #expect(try browser.value(of: "document.querySelectorAll('img[src=x]').length") as? Int == 0)
        #expect(
            try browser.text(of: "document.querySelector('#L3').textContent")
                == "let text = \"</script><img src=x onerror=alert()>\"")
        #expect(try browser.text(of: "document.querySelector('#L3 .swift-keyword').textContent") == "let")
    }

    @Test func `Names and texts are text wherever pages and scripts show them`() throws {
        let attack = "\"'><img src=x onerror=alert()></script><script>alert()</script>"
        var shop = try SmallSite.whole(saying: attack)
        try shop.add("Badge", attack, line: 3) { _ in .failedToRender(reason: SnapshotReason(text: attack)) }
        shop.failures = [
            DefinitionFailure(
                component: try #require(FileName("broken")), definition: attack, reason: attack)
        ]
        shop.source = attack
        let site = try PublishedSite(shop)
        let foreign = "[...document.images].filter((image) => !/\\/(img\\/|logo.svg)/.test(image.src)).length"
        for page in try site.pages() {
            try browser.open(site.address(of: page))
            try browser.value(of: "document.querySelector('.shot a')?.click()")
            #expect(try browser.value(of: foreign) as? Int == 0, "\(page)")
            #expect(browser.complaints.isEmpty, "\(page)")
        }
        try browser.open(site.address(of: "index.html") + "#find=onerror")
        try browser.value(of: "vitrine.search.load().then(() => new Promise((done) => setTimeout(done)))")
        #expect(try browser.value(of: "document.querySelectorAll('#_results a').length") as? Int == 5)
        #expect(try browser.value(of: foreign) as? Int == 0)
        let page = try #require(try site.pages().first { $0.hasPrefix("c/coupon-card") })
        let fragment = "#large=three-images&compare=long-title&as=beside"
        try browser.open(site.address(of: page) + fragment)
        #expect(try browser.value(of: foreign) as? Int == 0)
        #expect(browser.complaints.isEmpty)
    }
}
