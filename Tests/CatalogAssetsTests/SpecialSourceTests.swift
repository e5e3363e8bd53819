import CatalogAssets
import Foundation
import Glibc
import Testing
import VitrineRendering
import VitrineViews

/// Pipes among a catalogue's own files, which would be waited for if they were read.
@MainActor
struct SpecialSourceTests {
    private let folder = FileManager.default.temporaryDirectory.appending(
        path: "vitrine-\(UUID().uuidString)")

    private func withPipe(at path: String, _ use: (Resources) throws -> Void) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try #require(mkfifo(file.path, 0o644) == 0)
        try use(CatalogFiles(folder: folder).resources)
        try FileManager.default.removeItem(at: folder)
    }

    @Test func `A picture that is a pipe is unreadable`() throws {
        try withPipe(at: "Images/cup.png") { resources in
            #expect(
                throws: PictureError.unreadable(path: "Catalog/Images/cup.png", reason: "it is not a file")
            ) {
                _ = try resources.picture(AssetName("cup"), AssetAppearance())
            }
        }
    }

    @Test func `An icon that is a pipe is unreadable`() throws {
        try withPipe(at: "Icons/cup.svg") { resources in
            #expect(throws: PictureError.self) { _ = try resources.icon("cup") }
        }
    }

    @Test func `Content that is a pipe is unreadable`() throws {
        try withPipe(at: "Content/cup.json") { resources in
            #expect(throws: ContentError.unreadable(path: "cup.json", reason: "it is not a file")) {
                try resources.content("cup.json", as: [String].self)
            }
        }
    }
}
