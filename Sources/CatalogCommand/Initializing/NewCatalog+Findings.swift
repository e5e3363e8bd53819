import Foundation

// The findings about sources that `init` prints beside the files that it writes.
extension NewCatalog {
    /// What is left out since it is of tests, has another's name or Linux lacks what it needs, and what helps; nothing where that is all there.
    var leftOut: String? {
        guard let previews else { return nil }
        let files = previews.targets.flatMap { target in
            Dictionary(grouping: target.missing, by: \.file).sorted { $0.key < $1.key }.map { file, missing in
                let modules = missing.map { "'\($0.module)'" }.joined(separator: ", ")
                return "\(target.name)/\(file) (imports \(modules))"
            }
        }
        let modules =
            previews.leftOut.isEmpty
            ? [] : ["left out: \(previews.leftOut.joined(separator: ", "))"]
        let placeholders =
            files.isEmpty
            ? []
            : [
                """
                labelled boxes stand in for the views of files whose imports neither Linux nor Vitrine has: \
                \(files.joined(separator: ", ")). Where a package of yours or of others has one, add it to 'dependencies' and to \
                the target in Package.swift, and take it out of the target's MissingModules.txt
                """
            ]
        func note(_ paths: KeyPath<SourceTarget, [String]>, _ words: String) -> [String] {
            let paths = previews.targets.flatMap { target in
                target[keyPath: paths].map { "\(target.name)/\($0)" }
            }
            return paths.isEmpty ? [] : ["\(words): \(paths.joined(separator: ", "))"]
        }
        let all =
            modules + placeholders + note(\.folder.tests, "tests and playgrounds are left out")
            + note(
                \.folder.notForIOS,
                "what no target of the project compiles for iOS, or another app alone, is left out")
            + note(\.namesakes, "resources that have the name of another are left out")
        return all.isEmpty ? nil : all.joined(separator: "; ")
    }

    /// That there is nothing to show, where that was looked for and what helps; nothing where there are previews.
    var lackOfPreviews: String? {
        guard let previews else { return nil }
        let shown = previews.targets.filter { previews.shown.contains($0.name) }
        guard shown.allSatisfy(\.folder.filesWithPreviews.isEmpty) else { return nil }
        let folders = shown.map { "'\($0.folder.path)'" }.joined(separator: ", ")
        let elsewhere = foldersWithPreviews(around: shown.map(\.folder.path))
        let advice =
            elsewhere.isEmpty
            ? "write a '#Preview { … }' beside a view, and say 'swift run catalog record'"
            : "there are some in \(elsewhere.map { "'\($0)'" }.joined(separator: ", ")): name such a folder with --previews"
        return
            "no file below \(folders) has a #Preview or a PreviewProvider, so the catalogue is empty; \(advice)"
    }

    /// The folders of a package, such as that of an example, that have previews beside modules which have none.
    private func foldersWithPreviews(around folders: [String]) -> [String] {
        guard let package = folders.compactMap({ Self.all("Package.swift", around: $0).first }).first else {
            return []
        }
        let files = SourceFolder(path: package).filesWithPreviews
        let names = Set(files.compactMap { $0.split(separator: "/").dropLast().first }).sorted()
        return names.map { "\(package)/\($0)" }.filter { folder in
            !folders.contains { "\($0)/".hasPrefix("\(folder)/") }
        }
    }
}
