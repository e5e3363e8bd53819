import Foundation
import Testing

@testable import CatalogSite

struct SiteFolderTests {
    @Test func `A site is published, and replaced by the next one`() throws {
        let place = try TemporaryFolder()
        let folder = SiteFolder(path: place.path("deep/site/"))
        try SmallSite().publish(in: folder)
        try SmallSite(title: "Badge").publish(in: folder)
        #expect(try place.names(in: "deep") == ["site"])
        #expect(try place.names(in: "deep/site/c") == ["badge.html"])
        #expect(try place.names(in: "deep/site/img").count == 1)
    }

    @Test func `An empty folder becomes a site`() throws {
        let place = try TemporaryFolder()
        try FileManager.default.createDirectory(
            atPath: place.path("site"), withIntermediateDirectories: false)
        try SmallSite().publish(in: SiteFolder(path: place.path("site")))
        #expect(try place.names(in: "site").contains("index.html"))
    }

    @Test func `A folder that holds something else is left alone`() throws {
        let place = try TemporaryFolder()
        try FileManager.default.createDirectory(
            atPath: place.path("work"), withIntermediateDirectories: false)
        try place.write("{\"name\": \"a project\"}", to: "work/index.json")
        #expect(throws: SiteFolderError.notSite(path: place.path("work"))) {
            try SmallSite().publish(in: SiteFolder(path: place.path("work")))
        }
        #expect(try place.names(in: "work") == ["index.json"])
        #expect(try place.names(in: "") == ["work"])
    }

    @Test(arguments: ["CNAME", ".git"])
    func `A site with a file of somebody else is left alone`(name: String) throws {
        let place = try TemporaryFolder()
        let folder = SiteFolder(path: place.path("site"))
        try SmallSite().publish(in: folder)
        try place.write("shop.example", to: "site/\(name)")
        #expect(throws: SiteFolderError.otherFile(path: place.path("site"), name: name)) {
            try SmallSite().publish(in: folder)
        }
        #expect(try place.names(in: "site").contains(name))
    }

    @Test func `What lies deeper in a site and is not the site's is kept`() throws {
        let place = try TemporaryFolder()
        let folder = SiteFolder(path: place.path("site"))
        try SmallSite().publish(in: folder)
        try place.write("mine", to: "site/c/notes.txt")
        #expect(throws: SiteFolderError.otherFile(path: place.path("site"), name: "c/notes.txt")) {
            try SmallSite().publish(in: folder)
        }
        #expect(try place.names(in: "site/c").contains("notes.txt"))
    }

    @Test func `Links in a site and in what is left of one lead nowhere`() throws {
        let place = try TemporaryFolder()
        let folder = SiteFolder(path: place.path("site"))
        try SmallSite().publish(in: folder)
        try FileManager.default.createDirectory(
            atPath: place.path("outside"), withIntermediateDirectories: false)
        try place.write("mine", to: "outside/index.html")
        try place.link("outside", at: "site/c/linked")
        #expect(throws: SiteFolderError.otherFile(path: place.path("site"), name: "c/linked")) {
            try SmallSite().publish(in: folder)
        }
        try FileManager.default.removeItem(atPath: place.path("site/c/linked"))
        try FileManager.default.createDirectory(
            atPath: place.path(".site.vitrine-new"), withIntermediateDirectories: false)
        try place.link("outside", at: ".site.vitrine-new/c")
        try SmallSite().publish(in: folder)
        #expect(try place.names(in: "outside") == ["index.html"])
        #expect(try place.names(in: "") == ["outside", "site"])
    }

    @Test func `A link that is named itself is published through`() throws {
        let place = try TemporaryFolder()
        try FileManager.default.createDirectory(
            atPath: place.path("real"), withIntermediateDirectories: false)
        try place.link("real", at: "site")
        try SmallSite().publish(in: SiteFolder(path: place.path("site")))
        #expect(try place.names(in: "real").contains("index.html"))
        #expect(try place.names(in: "") == ["real", "site"])
    }

    @Test func `A file is no folder for a site`() throws {
        let place = try TemporaryFolder()
        try place.write("text", to: "site")
        #expect(throws: SiteFolderError.notFolder(path: place.path("site"))) {
            try SmallSite().publish(in: SiteFolder(path: place.path("site")))
        }
    }

    @Test func `Failures say what helps`() {
        #expect(
            SiteFolderError.notSite(path: "docs").description
                == "cannot publish the site in 'docs': the folder holds something else; "
                + "name a new or empty one")
        #expect(
            SiteFolderError.otherFile(path: "docs", name: "CNAME").description
                == "cannot publish the site in 'docs': the folder holds 'CNAME', which would be lost; "
                + "move it away or name another folder")
        #expect(
            SiteFolderError.notFolder(path: "docs").description
                == "cannot publish the site in 'docs': it is a file")
    }
}
