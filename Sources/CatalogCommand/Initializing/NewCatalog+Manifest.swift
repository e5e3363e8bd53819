import VitrineWording

// The package's manifest and its program.
extension NewCatalog {
    var manifest: String {
        var targets = (previews?.targets ?? []).map(text)
        let modules =
            (previews?.shown ?? []).map(SwiftText.literal) + [
                #".product(name: "Vitrine", package: "vitrine")"#
            ]
        targets.append(
            """
            .executableTarget(
                        name: "catalog", dependencies: [\(modules.joined(separator: ", "))],
                        path: "Catalog/Sources"),
            """)
        let localization =
            previews?.defaultLocalization.map { "\n    defaultLocalization: \(SwiftText.literal($0))," } ?? ""
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: \(SwiftText.literal(name)),\(localization)
                dependencies: [
                    \(dependencies.joined(separator: ",\n        "))
                ],
                targets: [
                    \(targets.joined(separator: "\n        "))
                ]
            )

            """
    }

    private var dependencies: [String] {
        let own = #".package(name: "vitrine", path: \#(SwiftText.literal(relative(vitrine))))"#
        guard let previews else { return [own] }
        // With the trait `import SwiftUI` brings UIKit along, as on iOS.
        let traits = ["UIKit"] + (hasSwiftSyntaxPackage ? ["SwiftSyntaxPackage"] : [])
        let compatibility = #"""
            .package(
                        name: "vitrine-compatibility", path: \#(SwiftText.literal("\(relative(vitrine))/Compatibility")),
                        traits: \#(SwiftText.literal(traits)))
            """#
        let others = previews.packages.filter { copies[$0.identity] == nil }
            .map { ".package(\($0.source), \($0.requirement))" }
        let copied = copies.sorted { $0.key < $1.key }.map {
            ".package(path: \(SwiftText.literal("Packages/\($0.value)")))"
        }
        return [own, compatibility] + others + copied
    }

    private func text(of target: SourceTarget) -> String {
        guard target.folder.languages.contains(.swift) else { return textOfC(target) }
        let dependencies =
            target.systemModules.map { #".product(name: "\#($0)", package: "vitrine-compatibility"),"# }
            + target.modules.map { "\(SwiftText.literal($0))," }
            + target.products.map {
                ".product(name: \(SwiftText.literal($0.name)), package: \(SwiftText.literal(copies[$0.package] ?? $0.package))),"
            }
        let excluded =
            (target.missing.isEmpty ? [] : ["MissingModules.txt"])
            + (compilerErrors[.module(target.name)] == nil ? [] : ["CompilerErrors.txt"])
            + target.excluded.map { "Sources/\($0)" }
        let resources = target.resources.map { ".\($0.rule)(\(SwiftText.literal("Sources/\($0.path)")))" }
            .joined(separator: ", ")
        var plugins = ["CompileAsIOS"]
        if !target.folder.catalogs.isEmpty { plugins.append("GenerateResourceSymbols") }
        let lines =
            ["path: \(SwiftText.literal("Linked/\(target.name)")),"]
            + (excluded.isEmpty ? [] : ["exclude: \(SwiftText.literal(excluded)),"])
            + ["sources: [\"LinkedSources.swift\"],"]
            + (resources.isEmpty ? [] : ["resources: [\(resources)],"])
            + ["swiftSettings: ["]
        let indent = "                "
        let settings =
            target.settings.map { "\(indent)\($0)," } + [
                "\(indent)// The limit at which the compiler gives an expression up, beyond its standard one.",
                #"\#(indent).unsafeFlags(["-Xfrontend", "-solver-scope-threshold=20000000"]),"#,
            ]
        return """
            .target(
                        name: \(SwiftText.literal(target.name)),
                        dependencies: [
            \(dependencies.map { indent + $0 }.joined(separator: "\n"))
                        ],
                        \(lines.joined(separator: "\n            "))
            \(settings.joined(separator: "\n"))
                        ],
                        plugins: [
            \(plugins.map { indent + #".plugin(name: "\#($0)", package: "vitrine-compatibility"),"# }.joined(separator: "\n"))
                        ]),
            """
    }

    /// A target in C, which is compiled as it is.
    private func textOfC(_ target: SourceTarget) -> String {
        let headers =
            target.declaration?.publicHeadersPath.map { ", publicHeadersPath: \(SwiftText.literal($0))" }
            ?? ""
        return """
            .target(
                        name: \(SwiftText.literal(target.name)), dependencies: \(SwiftText.literal(target.modules)),
                        path: \(SwiftText.literal("Linked/\(target.name)")),
                        exclude: \(SwiftText.literal(target.excluded))\(headers)),
            """
    }

    var mainSource: String {
        let shown = (previews?.shown ?? []).map(SourceTarget.moduleName)
        let imports = (["CatalogCommand", "Vitrine"] + shown).sorted()
        let content =
            shown.isEmpty
            ? "definitions: [Badge_Definition.self]"
            : "previews: .linked(in: \(shown.map(SwiftText.literal).joined(separator: ", ")))"
        return """
            \(imports.map { "import \($0)" }.joined(separator: "\n"))

            @main struct Main {
                static func main() async {
                    await CatalogCommand.main(catalog: Catalog(\(SwiftText.literal(name)), \(content)))
                }
            }

            """
    }
}
