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
    /// Catalogues of assets and texts, which Xcode takes along by itself, as seen from the folder.
    let catalogs: [String]
    /// Files of data, fonts, pictures and media in an app's folder, which Xcode copies into the app, as seen from the folder.
    let data: [String]

    enum Language {
        case swift, c
        /// What only Apple's compilers read.
        case objectiveC
    }

    /// - Parameter leavesTestsOut: whether files of tests are no part of it, as in an app's folder, which no manifest divides into targets.
    init(path: String, leavesTestsOut: Bool = false) {
        var languages: Set<Language> = []
        var (imports, catalogs, data) = (Set<String>(), [String](), [String]())
        var onIOS: [String: Set<String>] = [:]
        var (filesWithPreviews, tests) = ([String](), [String]())
        for file in (FileManager.default.subpaths(atPath: path) ?? []).sorted() {
            let names = file.split(separator: "/")
            guard !names.contains(where: { $0.hasPrefix(".") }) else { continue }
            let type = URL(filePath: file).pathExtension
            if ["xcassets", "xcdatamodeld", "xcstrings", "lproj"].contains(type),
                !names.dropLast().contains(where: Self.isCatalog)
            {
                catalogs.append(file)
            }
            if leavesTestsOut, Self.dataTypes.contains(type.lowercased()), names.last != "Info.plist",
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
            if leavesTestsOut, isPage || !imported.isDisjoint(with: ["XCTest", "Testing"]) {
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
        self.catalogs = catalogs
        self.data = data
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

    private static func isCatalog(_ name: Substring) -> Bool { name.hasSuffix(".xcassets") }

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
