import Foundation
import Testing
import VitrineComposition
import VitrineRendering
import VitrineTypesetting

@testable import UIKit

/// What is drawn with where no catalogue says it.
struct StandardStageTests {
    @Test func `Fonts in bundles beside a program are there by the names that they give themselves`() throws {
        let program = URL.temporaryDirectory.appending(path: "program-\(UUID())")
        let bundle = program.appending(path: "Shop_Design.resources/Fonts")
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: program) } }
        let family = "Noto Serif Display"
        try FileManager.default.copyItem(
            atPath: "/usr/share/fonts/truetype/noto/NotoSerifDisplay-Regular.ttf",
            toPath: bundle.appending(path: "Brand.ttf").path)
        let fonts = try StandardStage.environment(besides: program).fontBook.declarations.map(\.family)
        #expect(fonts.contains(family) && fonts.contains("Inter"))
        let without = try StandardStage.environment(besides: bundle).fontBook.declarations.map(\.family)
        #expect(!without.contains(family))
    }
}
