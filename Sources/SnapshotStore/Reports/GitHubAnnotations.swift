import CatalogKit

/// Lines of output by which a GitHub workflow shows results beside the lines of source that declare them.
public struct GitHubAnnotations {
    /// The files of the sources by their names, each list in the order of its paths.
    private let files: [Substring: [String]]
    private let strictEnvironment: Bool

    /// - Parameter folder: where the sources are, whose paths the annotations name.
    public init(folder: CatalogFolder, strictEnvironment: Bool) throws {
        let paths = try ["Catalog", "Sources", "Tests"].flatMap { part in
            try SourceFiles.paths(below: "\(folder.path)/\(part)").map { "\(part)/\($0)" }
        }
        files = Dictionary(grouping: paths) { $0.split(separator: "/").last ?? "" }
        self.strictEnvironment = strictEnvironment
    }

    /// Writes the lines, one after another.
    public func write(_ report: CheckReport, to output: (String) throws -> Void) throws {
        try report.results.forEach(where: { $0.kind != .matched && !$0.isRecorded }) { result in
            if let line = line(result) { try output(line + "\n") }
        }
        for failure in report.failures {
            let title = "\(failure.component) failed to say what it shows"
            try output(Self.line("error", ["title": title], failure.reason) + "\n")
        }
        for path in report.stale {
            let message = "no snapshot owns Snapshots/\(path)"
            try output(Self.line("warning", ["title": "stale reference"], message) + "\n")
        }
    }

    private func line(_ result: SnapshotResult) -> String? {
        let (level, message): (String, String)
        switch result.outcome {
        case .matched: return nil
        case .differs(let difference): (level, message) = ("error", difference.explanation.sentence)
        case .missingReference: (level, message) = ("error", "there is no reference")
        case .unreadableReference(let reason), .failedToRender(let reason):
            (level, message) = ("error", reason)
        case .environmentChanged(let difference):
            level = strictEnvironment ? "error" : "notice"
            message = difference.environmentChanges.joined(separator: ", ")
        }
        var properties = ["title": "\(result.id) \(result.outcome.name)"]
        if let path = path(of: result.place) {
            properties["file"] = path
            properties["line"] = "\(result.place.line)"
        }
        return Self.line(level, properties, message)
    }

    /// The file that a module's `Module/File.swift` stands for, if there is one of that name or in that folder.
    private func path(of place: SourcePlace) -> String? {
        let parts = place.file.split(separator: "/")
        guard let name = parts.last else { return nil }
        let named = files[name] ?? []
        return named.count == 1 ? named.first : named.first { $0.split(separator: "/").contains(parts[0]) }
    }

    private static func line(_ level: String, _ properties: [String: String], _ message: String) -> String {
        let list = properties.sorted { $0.key < $1.key }.map {
            "\($0.key)=\(escaped($0.value, isProperty: true))"
        }
        return "::\(level) \(list.joined(separator: ","))::\(escaped(message, isProperty: false))"
    }

    /// As the workflow commands of GitHub's runner want it.
    private static func escaped(_ text: String, isProperty: Bool) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": escaped += "%25"
            case "\r": escaped += "%0D"
            case "\n": escaped += "%0A"
            case ":" where isProperty: escaped += "%3A"
            case "," where isProperty: escaped += "%2C"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
