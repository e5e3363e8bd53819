import Foundation
import FoundationXML

/// The entities of a data model, an `.xcdatamodeld` of Xcode's.
struct DataModel: Equatable {
    struct Entity: Equatable {
        enum Code: String {
            /// Xcode makes the class.
            case `class`
            /// Xcode makes the properties of a class that is written by hand.
            case category
        }

        var name: String
        /// The name of the objects' class in the module; nothing for objects without one of their own.
        var className: String?
        var code: Code?
        var parent: String?
        var isAbstract: Bool
        var attributes: [Attribute] = []
        var relationships: [Relationship] = []
        var uniquenessConstraints: [[String]] = []
    }

    struct Attribute: Equatable {
        var name: String
        var type: String
        var isOptional: Bool
        var isTransient: Bool
        /// Whether the property is a number and not an object.
        var isScalar: Bool
        var defaultValue: String?
        /// The type of a transformable value.
        var className: String?
    }

    struct Relationship: Equatable {
        var name: String
        var destination: String
        var inverse: String?
        var isOptional: Bool
        var isToMany: Bool
        var isOrdered: Bool
        var minCount: Int
        var maxCount: Int
        var deletionRule: String
    }

    let name: String
    let entities: [Entity]

    /// Reads the current version of a model. Throws where it cannot be read.
    init(folder: URL) throws {
        name = folder.deletingPathExtension().lastPathComponent
        let contents = try Self.currentVersion(of: folder).appending(path: "contents")
        let document = try XMLDocument(data: Data(contentsOf: contents))
        entities = try document.nodes(forXPath: "/model/entity").compactMap { $0 as? XMLElement }.map(
            Entity.init)
    }

    private static func currentVersion(of folder: URL) throws -> URL {
        struct Current: Decodable {
            var version: String

            enum CodingKeys: String, CodingKey { case version = "_XCCurrentVersionName" }
        }
        let name = try? PropertyListDecoder().decode(
            Current.self, from: Data(contentsOf: folder.appending(path: ".xccurrentversion")))
        if let name { return folder.appending(path: name.version) }
        // A model of one version does not have to say so.
        let versions = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        let version = versions.last { $0.hasSuffix(".xcdatamodel") }
        return folder.appending(
            path: version ?? "\(folder.deletingPathExtension().lastPathComponent).xcdatamodel")
    }
}

extension DataModel.Entity {
    fileprivate init(_ element: XMLElement) throws {
        name = element.text("name") ?? ""
        className = element.text("representedClassName").flatMap {
            $0.split(separator: ".").last.map(String.init)
        }
        code = element.text("codeGenerationType").flatMap(Code.init)
        parent = element.text("parentEntity")
        isAbstract = element.says("isAbstract")
        attributes = element.elements(forName: "attribute").map(DataModel.Attribute.init)
        relationships = element.elements(forName: "relationship").map(DataModel.Relationship.init)
        uniquenessConstraints = try element.nodes(forXPath: "uniquenessConstraints/uniquenessConstraint").map
        { constraint in
            (constraint as? XMLElement)?.elements(forName: "constraint").compactMap { $0.text("value") } ?? []
        }
    }
}

extension DataModel.Attribute {
    fileprivate init(_ element: XMLElement) {
        name = element.text("name") ?? ""
        type = element.text("attributeType") ?? ""
        isOptional = element.says("optional")
        isTransient = element.says("transient")
        isScalar = element.says("usesScalarValueType")
        defaultValue = element.text("defaultValueString") ?? element.text("defaultDateTimeInterval")
        className = element.text("customClassName")
    }
}

extension DataModel.Relationship {
    fileprivate init(_ element: XMLElement) {
        name = element.text("name") ?? ""
        destination = element.text("destinationEntity") ?? ""
        inverse = element.text("inverseName")
        isOptional = element.says("optional")
        isToMany = element.says("toMany")
        isOrdered = element.says("ordered")
        minCount = element.text("minCount").flatMap(Int.init) ?? 0
        maxCount = isToMany ? element.text("maxCount").flatMap(Int.init) ?? 0 : 1
        deletionRule = element.text("deletionRule") ?? "Nullify"
    }
}

extension XMLElement {
    fileprivate func text(_ name: String) -> String? { attribute(forName: name)?.stringValue }

    fileprivate func says(_ name: String) -> Bool { text(name) == "YES" }
}
