import Foundation
import VitrineWording

// The JSON of `swift package dump-package`: a case is a record of its name and what it holds, most often a list.

/// A name of a record that is not known before.
private struct Name: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

extension PackageManifest.Resource {
    private enum CodingKeys: CodingKey { case path, rule }

    init(from decoder: any Decoder) throws {
        let record = try decoder.container(keyedBy: CodingKeys.self)
        path = try record.decode(String.self, forKey: .path)
        rule =
            try record.nestedContainer(keyedBy: Name.self, forKey: .rule).allKeys.first?.stringValue ?? "copy"
    }
}

extension PackageManifest.TargetDependency: Decodable {
    init(from decoder: any Decoder) throws {
        let record = try decoder.container(keyedBy: Name.self)
        guard let kind = record.allKeys.first else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "a dependency without a kind"))
        }
        var list = try record.nestedUnkeyedContainer(forKey: kind)
        name = try list.decode(String.self)
        if kind.stringValue == "product" {
            package = try list.decodeIfPresent(String.self)
            _ = try list.decodeIfPresent([String: String].self)
        }
        if !list.isAtEnd { condition = try list.decodeIfPresent(PackageManifest.Condition.self) }
    }
}

extension PackageManifest.Setting: Decodable {
    private enum CodingKeys: CodingKey { case tool, kind, condition }

    init(from decoder: any Decoder) throws {
        let record = try decoder.container(keyedBy: CodingKeys.self)
        tool = try record.decode(String.self, forKey: .tool)
        condition = try record.decodeIfPresent(PackageManifest.Condition.self, forKey: .condition)
        let cases = try record.nestedContainer(keyedBy: Name.self, forKey: .kind)
        kind = cases.allKeys.first?.stringValue ?? ""
        // Of settings with other values only the name is known.
        value = cases.allKeys.first.flatMap { try? cases.decode([String: String].self, forKey: $0)["_0"] }
    }
}

extension PackageManifest.Dependency: Decodable {
    private struct Folder: Decodable {
        var identity: String
        var path: String
    }
    private struct Repository: Decodable {
        struct Location: Decodable {
            struct Remote: Decodable { var urlString: String }
            var remote: [Remote]?
            var local: [String]?
        }
        var identity: String
        var location: Location
        var requirement: Requirement
    }
    private struct Registered: Decodable {
        var identity: String
        var requirement: Requirement
    }
    private struct Requirement: Decodable {
        struct Range: Decodable { var lowerBound: String, upperBound: String }
        var range: [Range]?
        var exact: [String]?
        var branch: [String]?
        var revision: [String]?

        var text: String {
            if let range = range?.first {
                return "\(SwiftText.literal(range.lowerBound))..<\(SwiftText.literal(range.upperBound))"
            }
            let kinds = [("exact", exact), ("branch", branch), ("revision", revision)]
            return kinds.compactMap { name, values in
                values?.first.map { "\(name): \(SwiftText.literal($0))" }
            }.first ?? ""
        }
    }
    private enum CodingKeys: CodingKey { case fileSystem, sourceControl, registry }

    init(from decoder: any Decoder) throws {
        let record = try decoder.container(keyedBy: CodingKeys.self)
        if let folder = try record.decodeIfPresent([Folder].self, forKey: .fileSystem)?.first {
            self = .folder(identity: folder.identity, path: folder.path)
        } else if let repository = try record.decodeIfPresent([Repository].self, forKey: .sourceControl)?
            .first,
            let url = repository.location.remote?.first?.urlString ?? repository.location.local?.first
        {
            self = .remote(
                identity: repository.identity, source: "url: \(SwiftText.literal(url))",
                requirement: repository.requirement.text)
        } else if let registered = try record.decodeIfPresent([Registered].self, forKey: .registry)?.first {
            self = .remote(
                identity: registered.identity, source: "id: \(SwiftText.literal(registered.identity))",
                requirement: registered.requirement.text)
        } else {
            self = .unknown
        }
    }
}
