import CatalogKit
import CatalogSite
import Geometry
import SnapshotStore
import Testing
import Views

private enum PriceTag_Definition: ViewDefinition {
    static var contentVariants: ContentVariants {
        Text("1 €").named("A & B <c>", line: 12)
        Text("2 €").named("Second", line: 34).modes([.light])
    }
}

@MainActor
struct StaticSiteTests {
    /// The site of one component; the last picture has failed.
    private func files() throws -> [String: String] {
        let snapshots = try Catalog("Shop", definitions: [PriceTag_Definition.self]).inventory().snapshots
        let size = try #require(PixelSize(width: 750, height: 101))
        let pictures = snapshots.map { snapshot in
            RenderedPicture(
                snapshot: snapshot, result: snapshot.variantName == "Second" ? .failed("no 'x'") : .size(size)
            )
        }
        let failure = DefinitionFailure(
            component: snapshots[0].id.variant, definition: "Broken", reason: "cannot read <y>")
        let site = StaticSite(name: "Shop", pictures: pictures, failures: [failure])
        return Dictionary(uniqueKeysWithValues: site.files.map { ($0.path, $0.text) })
    }

    @Test func `There is a contact sheet, a style sheet and a page for each component`() throws {
        #expect(
            try files().keys.sorted() == [
                "components/a-b-c.html", "components/price-tag.html", "index.html", "style.css",
            ])
    }

    @Test func `The contact sheet shows each variant on the reader's ground`() throws {
        let text = try #require(try files()["index.html"])
        #expect(text.contains("<p>2 components · 2 variants · 3 pictures</p>"))
        #expect(
            text.contains(
                """
                <a class="thumbnail" href="components/price-tag.html#a-b-c">
                <picture><source media="(prefers-color-scheme: dark)" srcset="pictures/price-tag/a-b-c@dark.png">\
                <img src="pictures/price-tag/a-b-c.png" alt="A &amp; B &lt;c&gt;" width="188" height="25" \
                loading="lazy"></picture>
                <span>A &amp; B &lt;c&gt;</span>
                </a>
                """))
        #expect(text.contains("<p class=\"failure\">cannot read &lt;y&gt;</p>"))
    }

    @Test func `A component's page shows each variant in all its modes`() throws {
        let text = try #require(try files()["components/price-tag.html"])
        #expect(text.contains("<title>Price tag – Shop</title>"))
        #expect(text.contains("<li><a href=\"../components/price-tag.html\" aria-current=\"page\">"))
        #expect(
            text.contains(
                """
                <section id="a-b-c">
                <h2><a href="#a-b-c">A &amp; B &lt;c&gt;</a></h2>
                <p><code>CatalogSiteTests/StaticSiteTests.swift:12</code></p>
                <div class="modes">
                <figure>
                <a href="../pictures/price-tag/a-b-c.png"><picture><img src="../pictures/price-tag/a-b-c.png" \
                alt="A &amp; B &lt;c&gt;, light" width="375" height="51" loading="lazy"></picture></a>
                <figcaption>light <small>375 × 51 pt</small></figcaption>
                </figure>
                """))
        #expect(text.contains("<span class=\"failure\">no 'x'</span>"))
    }
}
