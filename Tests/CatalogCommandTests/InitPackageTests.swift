import Foundation
import RunRecords
import Testing

@testable import CatalogCommand

/// Catalogues of sources that belong to packages, whose manifests are given as SwiftPM would tell them.
@MainActor
struct InitPackageTests {
    private let stage: Stage

    init() throws {
        stage = try Stage()
        try FileManager.default.createDirectory(
            atPath: stage.path("shop/vitrine/Sources/CatalogCommand"), withIntermediateDirectories: true)
    }

    private func write(_ text: String, to path: String) throws {
        let url = URL(filePath: stage.path(path))
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    /// Writes sources and a manifest, which says what is given.
    private func writePackage(
        _ folder: String, dependencies: String = "", products: String = "", targets: String,
        files: [String: String]
    ) throws {
        try write("", to: "\(folder)/Package.swift")
        for (path, text) in files { try write(text, to: "\(folder)/\(path)") }
        stage.outputs = stage.outputs ?? [:]
        stage.outputs?[stage.path(folder)] = """
            {"name": "P", "defaultLocalization": null, "dependencies": [\(dependencies)], "products": [\(products)],
             "targets": [\(targets)]}
            """
    }

    private func target(
        _ name: String, type: String = "regular", _ dependencies: String = "", more: String = ""
    ) -> String {
        """
        {"name": "\(name)", "type": "\(type)", "dependencies": [\(dependencies)], "exclude": [], "resources": [],
         "settings": []\(more)}
        """
    }

    /// The manifest that is written for the sources of a folder.
    private func manifest(ofPreviewsIn folder: String) async throws -> (text: String, manifest: String) {
        let (status, text) = await stage.run(
            "init", "shop/Gallery", "--previews", folder, "--vitrine", "shop/vitrine")
        #expect(status == .allMatch, "\(text)")
        return (text, try stage.text(of: "shop/Gallery/Package.swift"))
    }

    @Test func `A target with a hyphen in its name is imported by its module's name`() async throws {
        try writePackage(
            "shop/App",
            targets: [target("shop-core"), target("shop-ui", #"{"byName": ["shop-core", null]}"#)].joined(
                separator: ","),
            files: [
                "Sources/shop-core/Price.swift": "import Foundation",
                "Sources/shop-ui/Badge.swift": "import SwiftUI\nimport shop_core\n#Preview {}",
            ])
        let (text, manifest) = try await manifest(ofPreviewsIn: "shop/App/Sources/shop-ui")
        #expect(!text.contains("placeholders") && !manifest.contains("MissingModules.txt"))
        let main = try stage.text(of: "shop/Gallery/Catalog/Sources/Main.swift")
        #expect(main.contains("import shop_ui\n") && main.contains(#".linked(in: "shop_ui")"#))
    }

    @Test func `A target that others use on other systems alone is left out and named`() async throws {
        let condition = #"{"platformNames": ["macos"]}"#
        try writePackage(
            "shop/App",
            targets: [
                target(
                    "Kit", #"{"byName": ["KitPhone", null]}, {"target": ["KitMac", \#(condition)]}"#),
                target("KitPhone"), target("KitMac"),
            ].joined(separator: ","),
            files: [
                "Sources/Kit/Kit.swift": "import KitPhone",
                "Sources/KitPhone/Badge.swift": "import SwiftUI\n#Preview {}",
                "Sources/KitMac/Badge.swift": "import AppKit\n#Preview {}",
            ])
        let (text, manifest) = try await manifest(ofPreviewsIn: "shop/App")
        #expect(text.contains("left out: the module 'KitMac' (for other systems than iOS)"))
        #expect(manifest.contains("KitPhone") && !manifest.contains("KitMac"))
    }

    @Test func `Where no target of a package shows anything it is said which ones were looked at`()
        async throws
    {
        try writePackage(
            "shop/App", targets: target("Prices"),
            files: [
                "Sources/Prices/Price.swift": "import Foundation",
                "App/Badge.swift": "import SwiftUI\n#Preview {}",
            ])
        let (status, text) = await stage.run(
            "init", "shop/Gallery", "--previews", "shop/App", "--vitrine", "shop/vitrine")
        #expect(status == .misuse)
        #expect(
            text
                == "error: no Swift file below '\(stage.folder)/shop/App/Sources/Prices' imports SwiftUI; name the folder of the components' sources\n"
        )
    }

    @Test func `Of a target that has the whole folder of its package the manifests are no sources`()
        async throws
    {
        try writePackage(
            "shop/Kit", targets: target("Kit", more: #", "path": ".""#),
            files: [
                "Badge.swift": "import SwiftUI\n#Preview {}",
                "Package@swift-5.9.swift": "import PackageDescription",
            ])
        try write("import PackageDescription", to: "shop/Kit/Package.swift")
        let (text, manifest) = try await manifest(ofPreviewsIn: "shop/Kit")
        #expect(!text.contains("PackageDescription"), "\(text)")
        #expect(
            manifest.contains(
                #"exclude: ["Sources/Package.swift", "Sources/Package@swift-5.9.swift"],"#), "\(manifest)")
    }

    @Test func `A module brings those of its package and of packages beside it along`() async throws {
        try writePackage(
            "shop/Icons", products: #"{"name": "Icons", "targets": ["IconSet"]}"#, targets: target("IconSet"),
            files: ["Sources/IconSet/Icon.swift": "import SwiftUI\n#Preview {}"])
        try writePackage(
            "shop/App",
            dependencies: #"{"fileSystem": [{"identity": "icons", "path": "\#(stage.path("shop/Icons"))"}]}"#,
            targets: [
                target("Core"), target("MacTools"),
                target("UITests", type: "test", #"{"byName": ["UI", null]}"#),
                target(
                    "UI",
                    """
                    {"byName": ["Core", null]}, {"product": ["Icons", "Icons", null, null]},
                    {"target": ["MacTools", {"platformNames": ["macos"]}]}
                    """),
            ].joined(separator: ","),
            files: [
                "Sources/Core/Price.swift": "import Foundation",
                "Sources/MacTools/Menu.swift": "import AppKit",
                "Sources/UI/Badge.swift": "import SwiftUI\nimport Core\nimport IconSet\n#Preview {}",
            ])
        let (text, manifest) = try await manifest(ofPreviewsIn: "shop/App/Sources/UI")
        #expect(!text.contains("warning"))
        let names = manifest.matches(of: /\.target\(\n +name: "(\w+)"/).map { String($0.1) }
        #expect(names == ["Core", "IconSet", "UI"])
        #expect(manifest.contains("\"Core\",\n                \"IconSet\","))
        #expect(
            try FileManager.default.destinationOfSymbolicLink(
                atPath: stage.path("shop/Gallery/Linked/IconSet/Sources")) == "../../../Icons/Sources/IconSet"
        )
        #expect(
            try stage.text(of: "shop/Gallery/Catalog/Sources/Main.swift").contains(#".linked(in: "UI")"#))
    }

    @Test func `A package's folder shows all of its modules that import SwiftUI`() async throws {
        try writePackage(
            "shop/App", targets: [target("Core"), target("Rows"), target("Cards")].joined(separator: ","),
            files: [
                "Sources/Core/Price.swift": "import Foundation",
                "Sources/Rows/Row.swift": "import SwiftUI\n#Preview {}",
                "Sources/Cards/Card.swift": "import SwiftUI\n#Preview {}",
            ])
        _ = try await manifest(ofPreviewsIn: "shop/App")
        #expect(
            try stage.text(of: "shop/Gallery/Catalog/Sources/Main.swift").contains(
                #".linked(in: "Rows", "Cards")"#))
    }

    @Test func `What a manifest says of a target is said again`() async throws {
        try writePackage(
            "shop/App",
            targets: """
                {"name": "UI", "type": "regular", "path": "Modules/UI", "exclude": ["Old"], "dependencies": [],
                 "resources": [{"path": "Resources", "rule": {"process": {}}}],
                 "settings": [
                   {"tool": "swift", "kind": {"define": {"_0": "BETA"}}},
                   {"tool": "swift", "kind": {"define": {"_0": "MAC"}}, "condition": {"platformNames": ["macos"]}},
                   {"tool": "swift", "kind": {"swiftLanguageMode": {"_0": "6"}}}, {"tool": "c", "kind": {"define": {"_0": "X"}}}]}
                """,
            files: [
                "Modules/UI/Badge.swift": "import SwiftUI\n#Preview {}",
                "Modules/UI/Old/Chart.swift": "import Charts",
                "Modules/UI/Resources/Assets.xcassets/Contents.json": "{}",
                "Modules/UI/More.xcassets/Contents.json": "{}",
            ])
        let (text, manifest) = try await manifest(ofPreviewsIn: "shop/App/Modules/UI")
        #expect(!text.contains("warning"))
        #expect(manifest.contains(#"exclude: ["Sources/Old"],"#))
        #expect(
            manifest.contains(
                #"resources: [.process("Sources/Resources"), .copy("Sources/More.xcassets")],"#))
        #expect(manifest.contains(#".define("BETA"),"#))
        #expect(manifest.contains(#".enableUpcomingFeature("BareSlashRegexLiterals"),"#))
        #expect(!manifest.contains("MAC") && !manifest.contains(#""X""#))
    }

    @Test(arguments: [
        (#"{"range": [{"lowerBound": "1.2.0", "upperBound": "2.0.0"}]}"#, #""1.2.0"..<"2.0.0""#),
        (#"{"exact": ["1.2.0"]}"#, #"exact: "1.2.0""#), (#"{"branch": ["main"]}"#, #"branch: "main""#),
    ])
    func `Packages of others are asked for in the same versions`(requirement: String, written: String)
        async throws
    {
        try writePackage(
            "shop/App",
            dependencies: """
                {"sourceControl": [{"identity": "kit", "location": {"remote": [{"urlString": "https://host/Kit.git"}]},
                 "requirement": \(requirement)}]}
                """,
            targets: target("UI", #"{"product": ["KitUI", "Kit", null, null]}"#),
            files: ["Sources/UI/Badge.swift": "import SwiftUI\nimport KitUI\n#Preview {}"])
        let (text, manifest) = try await manifest(ofPreviewsIn: "shop/App/Sources/UI")
        #expect(!text.contains("warning"))
        #expect(manifest.contains(#".package(url: "https://host/Kit.git", \#(written))"#))
        #expect(manifest.contains(#".product(name: "KitUI", package: "kit"),"#))
    }

    @Test func `An example beside a package's sources has the package's modules`() async throws {
        try writePackage(
            "shop/App", targets: target("Rows"),
            files: ["Sources/Rows/Row.swift": "import SwiftUI\n#Preview {}"])
        try writePackage("shop/App/Example", targets: "", files: [:])
        try write("import SwiftUI\nimport Rows\n#Preview {}", to: "shop/App/Example/Demo/Main.swift")
        let (text, manifest) = try await manifest(ofPreviewsIn: "shop/App/Example/Demo")
        #expect(!text.contains("warning"))
        #expect(manifest.contains("\"Rows\",\n            ],"))
        #expect(
            try stage.text(of: "shop/Gallery/Catalog/Sources/Main.swift").contains(#".linked(in: "Demo")"#))
    }

    @Test func `A module in Objective-C is left out, one in C is compiled as it is`() async throws {
        try writePackage(
            "shop/App",
            targets: [
                target("Legacy"), target("CHash", more: #", "publicHeadersPath": "public""#),
                target("UI", #"{"byName": ["Legacy", null]}, {"byName": ["CHash", null]}"#),
            ].joined(separator: ","),
            files: [
                "Sources/Legacy/View.m": "", "Sources/CHash/hash.c": "",
                "Sources/UI/Badge.swift": "import SwiftUI\n#Preview {}",
            ])
        let (text, manifest) = try await manifest(ofPreviewsIn: "shop/App/Sources/UI")
        #expect(
            text.contains(
                "left out: the module 'Legacy' (written in Objective-C, which Linux cannot compile)"
            ))
        #expect(
            manifest.contains(
                """
                        .target(
                            name: "CHash", dependencies: [],
                            path: "Linked/CHash",
                            exclude: [], publicHeadersPath: "public"),
                """), "\(manifest)")
    }

    @Test func `The only module of a package may lie in the folder of all sources`() async throws {
        try writePackage(
            "shop/App", targets: [target("UI"), target("UITests", type: "test")].joined(separator: ","),
            files: ["Sources/Badge.swift": "import SwiftUI\n#Preview {}"])
        let (text, _) = try await manifest(ofPreviewsIn: "shop/App")
        #expect(!text.contains("warning"))
        #expect(
            try FileManager.default.destinationOfSymbolicLink(
                atPath: stage.path("shop/Gallery/Linked/UI/Sources")) == "../../../App/Sources")
    }

    @Test func `Texts of a manifest are written as the texts that they are`() async throws {
        try writePackage(
            "shop/App",
            dependencies: #"""
                {"sourceControl": [{"identity": "kit", "location": {"local": ["/a \"b\"\\(c)"]},
                 "requirement": {"branch": ["x\ny"]}}]}
                """#,
            targets: #"""
                {"name": "UI", "type": "regular", "exclude": ["Old \"one\""], "resources": [],
                 "dependencies": [{"product": ["K\\it", "Kit", null, null]}],
                 "settings": [{"tool": "swift", "kind": {"define": {"_0": "A=\"b\""}}}]}
                """#,
            files: ["Sources/UI/Badge.swift": "import SwiftUI\n#Preview {}"])
        let manifest = try await manifest(ofPreviewsIn: "shop/App").manifest
        #expect(manifest.contains(#".package(url: "/a \"b\"\\(c)", branch: "x\ny")"#), "\(manifest)")
        #expect(manifest.contains(#"exclude: ["Sources/Old \"one\""],"#))
        #expect(manifest.contains(#".product(name: "K\\it", package: "kit"),"#))
        #expect(manifest.contains(#".define("A=\"b\""),"#))
    }

    @Test func `An app has the packages that its project has beside it`() async throws {
        try writePackage(
            "shop/Model", targets: target("Model"), files: ["Sources/Model/Price.swift": "import Foundation"])
        try writePackage(
            "shop/Packages/Rows", targets: target("Rows"),
            files: ["Sources/Rows/Row.swift": "import SwiftUI\n#Preview {}"])
        try write(#"let package = Package(name: "Rows")"#, to: "shop/Packages/Rows/Package.swift")
        try write("", to: "shop/Shop.xcodeproj/project.pbxproj")
        try write("import SwiftUI\nimport Rows\n#Preview {}", to: "shop/App/Screens/Home.swift")
        try write("{}", to: "shop/App/de.lproj/Localizable.strings")
        let (text, manifest) = try await manifest(ofPreviewsIn: "shop/App")
        #expect(!text.contains("warning"), "\(text)")
        #expect(manifest.contains(#"name: "Rows""#) && !manifest.contains("Model"))
        #expect(manifest.contains("\"Rows\",\n            ],"))
        #expect(manifest.contains(#"defaultLocalization: "en","#))
    }

    @Test func `A package in an app's folder is a module of its own and shown, too`() async throws {
        try writePackage(
            "shop/App/Kit", targets: target("Kit"),
            files: [
                "Sources/Kit/Row.swift": "import SwiftUI\n#Preview {}",
                "Sources/Kit/de.lproj/Localizable.strings": "",
            ])
        try writePackage(
            "shop/App/Tools", targets: target("Tools"), files: ["Sources/Tools/A.swift": "import SwiftUI"])
        // It hides its folder in Xcode.
        try write("", to: "shop/App/Hidden/Package.swift")
        try write("import SwiftUI", to: "shop/App/Hidden/Row.swift")
        try write("import SwiftUI\n#Preview {}", to: "shop/App/Screens/Home.swift")
        try write("", to: "shop/App/Screens/de.lproj/Localizable.strings")
        try write("", to: "shop/App/Widgets/de.lproj/Localizable.strings")
        let (text, manifest) = try await manifest(ofPreviewsIn: "shop/App")
        #expect(
            text.contains(
                "warning: resources that have the name of another are left out: App/Widgets/de.lproj\n"),
            "\(text)")
        #expect(
            manifest.contains(#"exclude: ["Sources/Kit", "Sources/Tools", "Sources/Widgets/de.lproj"],"#),
            "\(manifest)")
        #expect(manifest.contains(#"resources: [.copy("Sources/Screens/de.lproj")],"#))
        #expect(
            manifest.contains(#"dependencies: ["Kit", "App", .product("#)
                && !manifest.contains(#"name: "Tools""#))
    }

    @Test func `What modules depend on can be imported without being declared`() async throws {
        try writePackage(
            "shop/App", dependencies: Self.kit,
            targets: [
                target("Base", #"{"product": ["Kit", "kit", null, null]}"#),
                target("Core", #"{"byName": ["Base", null]}"#), target("UI", #"{"byName": ["Core", null]}"#),
            ].joined(separator: ","),
            files: [
                "Sources/Base/A.swift": "import Kit", "Sources/Core/B.swift": "import Base",
                "Sources/UI/C.swift":
                    "import SwiftUI\nimport Base\nimport Kit\nimport Other\nimport Another\n#Preview {}",
            ])
        let text = try await manifest(ofPreviewsIn: "shop/App/Sources/UI").text
        #expect(text.contains("UI/C.swift (imports 'Another', 'Other')."), "\(text)")
        #expect(try stage.text(of: "shop/Gallery/Linked/UI/MissingModules.txt") == "Another\nOther\n")
    }

    private static let kit = """
        {"sourceControl": [{"identity": "kit", "requirement": {"branch": ["main"]},
          "location": {"remote": [{"urlString": "https://host/kit"}]}}]}
        """

    @Test func `Where there are no previews it is told where there are some`() async throws {
        try writePackage(
            "shop/App", targets: target("Rows"), files: ["Sources/Rows/Row.swift": "import SwiftUI"])
        try write("import SwiftUI\n#Preview {}", to: "shop/App/Example/Demo.swift")
        let (text, _) = try await manifest(ofPreviewsIn: "shop/App")
        #expect(
            text.contains(
                """
                warning: no file below '\(stage.path("shop/App/Sources/Rows"))' has a #Preview or a PreviewProvider, so the catalogue is \
                empty; there are some in '\(stage.path("shop/App/Example"))': name such a folder with --previews

                """), "\(text)")
    }

    @Test func `A manifest that SwiftPM cannot read is an error`() async throws {
        try writePackage(
            "shop/App", targets: "", files: ["Sources/UI/Badge.swift": "import SwiftUI\n#Preview {}"])
        stage.outputs = [:]
        let (status, text) = await stage.run(
            "init", "shop/Gallery", "--previews", "shop/App/Sources/UI", "--vitrine", "shop/vitrine")
        #expect(status == .misuse)
        #expect(
            text
                == "error: cannot read the package in '\(stage.path("shop/App"))': SwiftPM printed nothing; 'swift package dump-package' there says more\n"
        )
    }
}
