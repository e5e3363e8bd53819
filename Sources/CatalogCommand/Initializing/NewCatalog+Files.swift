import Foundation

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
            for target in previews.targets { files += linkedFiles(of: target) }
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
    func nextSteps(in folder: String) -> String {
        """
        next, in \(folder):
          swift run catalog check          after each change: what looks different, and why
          swift run catalog approve        accepts what has changed on purpose
          swift run catalog site -o site   writes the catalogue; open site/index.html
        Commit Snapshots/ with the sources.
        """
    }

    /// The folder of a module's target: a link to its sources, which are compiled as if for iOS, and one file of its own.
    private func linkedFiles(of target: SourceTarget) -> [File] {
        let folder = "Linked/\(target.name)"
        // The catalogues and pictures of what is no package are those of an app, whose views look for them beside the program.
        let assets = (target.declaration == nil ? target.resources : []).map(\.path).compactMap {
            path -> File? in
            let folder =
                if target.folder.catalogs.contains(path) { "Catalog" } else if SourceFolder.isPicture(path) {
                    "Catalog/Images"
                } else { String?.none }
            return folder.map { folder in
                File(
                    path: "\(folder)/\(URL(filePath: path).lastPathComponent)",
                    content: .link(to: relative("\(target.folder.path)/\(path)", from: folder)))
            }
        }
        guard target.folder.languages.contains(.swift) else {
            return [File(path: folder, content: .link(to: relative(target.folder.path, from: "Linked")))]
        }
        let modules = Set(target.missing.map(\.module)).sorted().map { "\($0)\n" }.joined()
        let missing =
            modules.isEmpty ? [] : [File(path: "\(folder)/MissingModules.txt", content: .text(modules))]
        return assets + missing + [
            File(
                path: "\(folder)/LinkedSources.swift",
                content: .text(
                    "// The sources of this module are in the folder beside this file, and are compiled as if for iOS.\n"
                )),
            File(
                path: "\(folder)/Sources",
                content: .link(to: relative(target.folder.path, from: folder))),
        ]
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
