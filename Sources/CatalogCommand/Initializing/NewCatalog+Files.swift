extension NewCatalog {
    struct File {
        enum Content {
            case text(String)
            /// A symbolic link.
            case link(to: String)
        }

        /// As seen from the package's folder.
        var path: String
        var content: Content
    }

    /// All files of the package.
    var files: [File] {
        var files = [
            File(path: "Package.swift", content: .text(manifest)),
            File(path: "Catalog/Sources/Main.swift", content: .text(mainSource)),
            File(path: ".gitignore", content: .text(".build/\n.vitrine/\nsite/\n")),
            File(
                path: ".gitattributes",
                content: .text(
                    """
                    # A sidecar holds the hash of its own text.
                    Snapshots/**/*.json text eol=lf linguist-generated
                    Snapshots/**/*.png binary

                    """)),
        ]
        files += editorFiles
        if let previews {
            if isLinked(previews) {
                files.append(
                    File(
                        path: "Sources/\(previews.module)",
                        content: .link(to: relative(previews.folder, from: "Sources"))))
            }
        } else {
            files.append(File(path: "Catalog/Sources/Badge.swift", content: .text(Self.badgeSource)))
        }
        if isSelfContained {
            files += [
                File(path: "Dockerfile", content: .text(dockerfile)),
                File(path: "\(relative(repository))/.github/workflows/catalog.yml", content: .text(workflow)),
            ]
        }
        return files
    }

    /// What there is to do with the package, for those who have just made it.
    /// What the sources import that the package does not have, and what helps; nothing where that is all there.
    func missingModules(in folder: String) -> String? {
        guard let previews, !previews.missing.isEmpty else { return nil }
        let modules = previews.missing.map { "'\($0.module)' (\($0.file))" }
        return """
            the sources import \(modules.joined(separator: ", ")), which the package does not have. In \(folder)/Package.swift, \
            add the packages of those that are yours or others' to 'dependencies' and to the target \
            '\(previews.module)', and leave out files that lean on what is Apple's alone with 'exclude'; then run \
            'swift run catalog record' in \(folder)
            """
    }

    func nextSteps(in folder: String) -> String {
        """
        next, in \(folder):
          swift run catalog check          after each change: what looks different, and why
          swift run catalog approve        accepts what has changed on purpose
          swift run catalog site -o site   writes the catalogue; open site/index.html
        Commit Snapshots/ with the sources.
        """
    }

    /// Sources outside of a package are no target's, so that a link leads there.
    private func isLinked(_ previews: PreviewSources) -> Bool { !previews.folder.hasPrefix(folder + "/") }

    private var manifest: String {
        var dependencies = [#".package(name: "vitrine", path: "\#(relative(vitrine))")"#]
        var targets: [String] = []
        var modules = [#".product(name: "Vitrine", package: "vitrine")"#]
        if let previews {
            let traits = previews.modules.contains("UIKit") ? #", traits: ["UIKit"]"# : ""
            dependencies.append(
                #"""
                .package(
                            name: "vitrine-compatibility", path: "\#(relative(vitrine))/Compatibility"\#(traits))
                """#)
            modules.insert("\"\(previews.module)\"", at: 0)
            targets.append(target(of: previews))
        }
        targets.append(
            """
            .executableTarget(
                        name: "catalog", dependencies: [\(modules.joined(separator: ", "))],
                        path: "Catalog/Sources"),
            """)
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "\(name)",
                dependencies: [
                    \(dependencies.joined(separator: ",\n        "))
                ],
                targets: [
                    \(targets.joined(separator: "\n        "))
                ]
            )

            """
    }

    private func target(of previews: PreviewSources) -> String {
        let products = previews.modules.map {
            #"                .product(name: "\#($0)", package: "vitrine-compatibility"),"#
        }
        var plugins = ["ListPreviewProviders"]
        if !previews.resources.isEmpty { plugins.append("GenerateResourceSymbols") }
        let path = isLinked(previews) ? "Sources/\(previews.module)" : relative(previews.folder)
        let resources = previews.resources.map { #".copy("\#($0)")"# }.joined(separator: ", ")
        return """
            .target(
                        name: "\(previews.module)",
                        dependencies: [
            \(products.joined(separator: "\n"))
                        ],
                        path: "\(path)",\(resources.isEmpty ? "" : "\n            resources: [\(resources)],")
                        swiftSettings: [.swiftLanguageMode(.v5)],
                        plugins: [
            \(plugins.map { #"                .plugin(name: "\#($0)", package: "vitrine-compatibility"),"# }.joined(separator: "\n"))
                        ]),
            """
    }

    private var mainSource: String {
        let imports = ["CatalogCommand", previews?.module, "Vitrine"].compactMap { $0 }.sorted()
        let content =
            previews.map { #"previews: .linked(in: "\#($0.module)")"# }
            ?? "definitions: [Badge_Definition.self]"
        return """
            \(imports.map { "import \($0)" }.joined(separator: "\n"))

            @main struct Main {
                static func main() async {
                    await CatalogCommand.main(catalog: Catalog("\(name)", \(content)))
                }
            }

            """
    }

    private static let badgeSource = """
        import Vitrine

        struct Badge: View {
            let text: String

            var body: some View {
                Text(text).font(.caption.bold()).padding(.horizontal, 8).padding(.vertical, 4)
                    .background(.yellow, in: Capsule())
            }
        }

        enum Badge_Definition: ViewDefinition {
            static var contentVariants: ContentVariants {
                Badge(text: "New").named("Short")
                Badge(text: "Ships in one to three weeks").named("Long text")
            }
        }

        """

    /// The paths of Vitrine and of the package as seen from the repository.
    private var places: (vitrine: String, package: String) {
        let prefix = repository.count + 1
        return (
            String(vitrine.dropFirst(prefix)), folder == repository ? "." : String(folder.dropFirst(prefix))
        )
    }

    private var dockerfile: String {
        """
        # The environment that references are recorded in. From the repository's root:
        #   docker build -f \(places.package == "." ? "" : places.package + "/")Dockerfile -t catalog .
        #   docker run --rm -v "$PWD:/repository" catalog
        FROM swift:6.3.1-bookworm

        RUN apt-get update && apt-get install -y --no-install-recommends make && rm -rf /var/lib/apt/lists/*
        COPY \(places.vitrine)/Makefile \(places.vitrine)/Package.swift /vitrine/
        RUN make -C /vitrine setup && rm -rf /var/lib/apt/lists/*

        WORKDIR /repository/\(places.package)
        CMD ["swift", "run", "catalog", "check"]

        """
    }

    private var workflow: String {
        """
        name: Snapshots
        on: [push, pull_request]
        jobs:
          check:
            runs-on: ubuntu-latest
            container: swift:6.3.1-bookworm
            defaults:
              run:
                working-directory: \(places.package)
            steps:
              - uses: actions/checkout@v4
                with:
                  submodules: true
              - run: apt-get update && apt-get install -y make && make -C "$GITHUB_WORKSPACE/\(places.vitrine)" setup
              - run: swift build --product catalog
              - run: .build/debug/catalog check --report report
              - uses: actions/upload-artifact@v4
                if: always()
                with:
                  name: report
                  path: \(places.package == "." ? "" : places.package + "/")report

        """
    }
}
