import Foundation

/// A folder of sources, read without compiling them.
struct SourceFolder {
    let path: String
    /// The modules that files import.
    let imports: Set<String>
    /// The modules that each file imports on iOS, by its path as seen from the folder.
    let importsOnIOS: [String: Set<String>]
    /// The languages of its sources.
    let languages: Set<Language>
    /// The files that have previews, as seen from the folder.
    let filesWithPreviews: [String]
    /// Tests and pages of playgrounds that are left out, as seen from the folder.
    let tests: [String]
    /// Manifests of a package whose folder a target has as a whole.
    let manifests: [String]
    /// Packages below an app's folder, whose modules are none of the app's sources, as seen from the folder.
    let packages: [String]
    /// Folders and files of an app's folder that no target compiles for iOS, or another app alone, as seen from the folder.
    let notForIOS: [String]
    /// Catalogues of assets and texts, which Xcode takes along by itself, as seen from the folder.
    let catalogs: [String]
    /// Files of data, fonts, pictures and media in an app's folder, which Xcode copies into the app, as seen from the folder.
    let data: [String]

    enum Language {
        case swift, c
        /// What only Apple's compilers read.
        case objectiveC
    }

    /// - Parameters:
    ///   - isOfApp: whether no manifest divides it into targets, so that files of tests are no part of it.
    ///   - packages: packages below it, as seen from the folder.
    ///   - compiled: what the projects around compile.
    init(
        path: String, isOfApp: Bool = false, packages: [String] = [],
        compiled: XcodeProject.CompiledSources = XcodeProject.CompiledSources()
    ) {
        var languages: Set<Language> = []
        var (imports, catalogs, data) = (Set<String>(), [String](), [String]())
        var onIOS: [String: Set<String>] = [:]
        var (filesWithPreviews, tests) = ([String](), [String]())
        let files = Self.files(in: path)
        let manifests = files.filter { $0.wholeMatch(of: /Package(@swift-[0-9.]+)?\.swift/) != nil }
        let notForIOS = Self.places(
            notForIOS: compiled, in: path, among: files.filter { !Self.lies($0, in: packages) })
        let outside = packages + notForIOS + manifests
        for file in files where !Self.lies(file, in: outside) {
            let names = file.split(separator: "/")
            let type = URL(filePath: file).pathExtension
            if ["xcassets", "xcdatamodeld", "xcstrings", "lproj"].contains(type),
                !names.dropLast().contains(where: Self.holdsItsOwn)
            {
                catalogs.append(file)
            }
            if isOfApp, Self.dataTypes.contains(type.lowercased()), names.last != "Info.plist",
                !names.dropLast().contains(where: { $0.contains(".") || $0 == "__Snapshots__" })
            {
                data.append(file)
            }
            if let language = Self.language(ofType: type) { languages.insert(language) }
            guard type == "swift",
                let text = try? String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
            else { continue }
            let imported = Self.imports(of: text)
            let isPage = names.contains { $0.hasSuffix(".playground") || $0.hasSuffix(".playgroundbook") }
            if isOfApp, isPage || !imported.isDisjoint(with: ["XCTest", "Testing"]) {
                tests.append(file)
                continue
            }
            imports.formUnion(imported)
            // Brought along by UIKit, so that files name it without an import.
            if text.contains(/\bUN\w*Notification/) { imports.insert("UserNotifications") }
            if text.contains(/\bCGImage(Source|Destination|PropertyOrientation)/) {
                imports.insert("ImageIO")
            }
            if text.contains(/\bUTType\b/) { imports.insert("UniformTypeIdentifiers") }
            // And by Foundation.
            if text.contains(/\b(kSec|errSec|SecItem)[A-Z]/) { imports.insert("Security") }
            if text.contains(/\b(os_unfair_lock|OSAllocatedUnfairLock)/) { imports.insert("os") }
            if text.contains(/#Preview\b|\bPreviewProvider\b/) { filesWithPreviews.append(file) }
            onIOS[file] = Self.imports(of: Self.part(onIOSOf: text))
        }
        self.path = path
        self.imports = imports
        self.importsOnIOS = onIOS
        self.languages = languages
        self.filesWithPreviews = filesWithPreviews
        self.tests = tests
        self.manifests = manifests
        self.packages = packages
        self.notForIOS = notForIOS
        self.catalogs = catalogs
        self.data = data
    }

    private static func files(in folder: String) -> [String] {
        (FileManager.default.subpaths(atPath: folder) ?? []).sorted().filter { file in
            !file.split(separator: "/").contains { $0.hasPrefix(".") }
        }
    }

    /// The outermost folders below a folder that hold a manifest, as seen from it.
    static func packages(in folder: String) -> [String] {
        let manifest = "/Package.swift"
        let folders = files(in: folder).filter { $0.hasSuffix(manifest) }
            .map { String($0.dropLast(manifest.count)) }
        return folders.filter { folder in !lies(folder, in: folders.filter { $0 != folder }) }
    }

    /// What no target of the projects around compiles for iOS, or another app alone: the outermost folders whose sources are all of that
    /// kind, other such sources, and those that no target compiles although one compiles others beside them or in a folder around.
    private static func places(
        notForIOS compiled: XcodeProject.CompiledSources, in folder: String, among files: [String]
    ) -> [String] {
        let sources = files.filter { $0.hasSuffix(".swift") }
        let (outside, inside) = (
            sources.filter { compiled.forOthers.contains("\(folder)/\($0)") },
            sources.filter { !compiled.forOthers.contains("\(folder)/\($0)") }
        )
        // A folder that is all for others has been named on purpose.
        guard !inside.isEmpty else { return [] }
        var places: [String] = []
        for file in outside where !lies(file, in: places) {
            let names = file.split(separator: "/")
            let folders = names.indices.dropFirst().map { names[..<$0].joined(separator: "/") }
            places.append(folders.first { folder in !inside.contains { lies($0, in: [folder]) } } ?? file)
        }
        return (places + unused(inside, compiled: compiled, in: folder, among: files)).sorted()
    }

    /// The sources that no target compiles, beside others that one compiles or in folders below.
    private static func unused(
        _ sources: [String], compiled: XcodeProject.CompiledSources, in folder: String, among files: [String]
    ) -> [String] {
        // Projects may write names in another case, which Apple's disks do not mind.
        let used = Set(compiled.forIOS.filter { $0.hasSuffix(".swift") }.map { $0.lowercased() })
        let usedFolders = Set(used.map(parent)).filter { "\($0)/".hasPrefix("\(folder)/".lowercased()) }
        // Projects further down have targets of their own.
        let projects = files.filter { $0.hasSuffix(".xcodeproj") }.map(parent).filter { !$0.isEmpty }
        return sources.filter { source in
            let path = "\(folder)/\(source)".lowercased()
            return !used.contains(path) && lies(path, in: usedFolders) && !lies(source, in: projects)
        }
    }

    private static func parent(of path: String) -> String {
        path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    }

    /// Whether a path is one of some, or below it.
    private static func lies(_ path: String, in places: some Sequence<String>) -> Bool {
        places.contains { path == $0 || path.hasPrefix("\($0)/") }
    }

    private static let dataTypes = Set(
        [
            [
                "csv", "db", "geojson", "gpx", "html", "json", "md", "plist", "rtf", "sqlite", "tsv", "txt",
                "xml", "yaml", "yml",
            ],
            ["otf", "ttc", "ttf"],
            ["gif", "heic", "jpeg", "jpg", "pdf", "png", "svg", "usdz", "webp"],
            ["aac", "aif", "aiff", "caf", "m4a", "m4v", "mov", "mp3", "mp4", "wav"],
        ].joined())

    /// Whether a file is a picture as a catalogue has it in its folder `Images`.
    static func isPicture(_ path: String) -> Bool {
        ["jpeg", "jpg", "pdf", "png", "svg", "webp"].contains(URL(filePath: path).pathExtension.lowercased())
    }

    private static func language(ofType type: String) -> Language? {
        switch type {
        case "swift": .swift
        case "c", "cc", "cpp", "cxx": .c
        case "m", "mm": .objectiveC
        default: nil
        }
    }

    /// Whether a folder is a whole whose content Xcode does not look at one by one.
    private static func holdsItsOwn(_ name: Substring) -> Bool {
        name.hasSuffix(".xcassets") || name.hasSuffix(".bundle")
    }

    /// The modules that a source imports, without submodules: `CoreGraphics` for `import struct CoreGraphics.CGFloat`, `MapKit` for what it
    /// adds to SwiftUI, `_MapKit_SwiftUI`.
    private static func imports(of source: String) -> Set<String> {
        let imports = source.matches(
            of:
                #/(?m)^\s*(?:@\w+(?:\(.*?\))?\s+)*(?:\w+\s+)?import\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?(\w+)/#
        )
        return Set(imports.map { String($0.output.1.wholeMatch(of: /_(\w+)_SwiftUI/)?.1 ?? $0.output.1) })
    }

    /// The lines of a source that count on iOS.
    private static func part(onIOSOf source: String) -> String {
        guard source.contains("#if") else { return source }
        var conditions: [Condition] = []
        return source.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            let start = line.drop { $0.isWhitespace }
            if start.hasPrefix("#if") {
                conditions.append(Condition(holds: IOSCondition.holds(start.dropFirst(3))))
            } else if start.hasPrefix("#elseif") {
                conditions.indices.last.map {
                    conditions[$0].enterClause(holds: IOSCondition.holds(start.dropFirst(7)))
                }
            } else if start.hasPrefix("#else") {
                conditions.indices.last.map { conditions[$0].enterClause(holds: true) }
            } else if start.hasPrefix("#endif") {
                _ = conditions.popLast()
            }
            return conditions.allSatisfy(\.holds)
        }.joined(separator: "\n")
    }

    /// The clause of a condition that a line stands in.
    private struct Condition {
        var holds: Bool
        /// Whether an earlier clause counts.
        private var isDecided = false

        init(holds: Bool) {
            self.holds = holds
        }

        mutating func enterClause(holds condition: Bool) {
            isDecided = isDecided || holds
            holds = condition && !isDecided
        }
    }
}
