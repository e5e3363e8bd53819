import VitrineJSONValues
import VitrineWording

/// The folder in which a resolver finds its files.
package struct TokenFolder {
    /// The paths of what can be named, for suggestions.
    package var names: [String]
    /// The bytes of a file; nothing where there is none of that path.
    package var read: (_ path: String) throws -> [UInt8]?
    /// What a file of a path is called in errors.
    package var title: (_ path: String) -> String

    package init(
        names: [String], title: @escaping (String) -> String = { $0 },
        read: @escaping (String) throws -> [UInt8]?
    ) {
        (self.names, self.title, self.read) = (names, title, read)
    }
}

extension TokenCollection {
    /// Reads what a resolver names.
    package init(resolver: TokenFile, folder: TokenFolder) throws(TokenFaults) {
        var reader = ResolverReader(resolver, folder: folder)
        let steps = reader.steps()
        guard reader.faults.isEmpty else { throw TokenFaults(reader.faults) }
        self.init(files: reader.files, steps: steps)
    }
}

/// Reads a resolver's sets and modifiers in the order in which they hold.
private struct ResolverReader {
    /// The resolver itself, then what it names.
    private(set) var files: [TokenFile]
    private(set) var faults: [TokenFault] = []
    private let folder: TokenFolder
    private let root: [String: JSONValue]
    private var numbers: [String: Int] = [:]
    /// The sets that are being read, which may name each other.
    private var stack: [String] = []
    private var sourceCount = 0

    static let version = "2025.10"
    /// How many sources there may be, once each set has those of the sets that it names.
    private static let sourceLimit = 1000
    private static let rootKeys: Set<String> = [
        "name", "version", "description", "sets", "modifiers", "resolutionOrder", "$schema", "$extensions",
        "$defs",
    ]

    init(_ resolver: TokenFile, folder: TokenFolder) {
        files = [resolver]
        self.folder = folder
        if case .record(let members) = resolver.root { root = members } else { root = [:] }
    }

    mutating func steps() -> [TokenCollection.Step] {
        if root["version"] != .string(Self.version) {
            fail("a resolver says \"version\": \"\(Self.version)\"", at: ["version"])
        }
        for key in root.keys.sorted() where !Self.rootKeys.contains(key) {
            let help = Spelling.closest(to: key, among: Self.rootKeys.sorted())
            fail("a resolver has no '\(key)'" + (help.map { "; did you mean '\($0)'?" } ?? ""), at: [key])
        }
        guard case .list(let order)? = root["resolutionOrder"], !order.isEmpty else {
            fail(
                "a resolver says in 'resolutionOrder' which sets and modifiers hold", at: ["resolutionOrder"])
            return []
        }
        return order.enumerated().compactMap { step($1, at: ["resolutionOrder", "\($0)"]) }
    }

    private mutating func step(_ value: JSONValue, at path: [String]) -> TokenCollection.Step? {
        guard case .record(let members) = value else {
            fail("a step is an object such as {\"$ref\": \"#/sets/base\"}", at: path)
            return nil
        }
        if case .string(let reference)? = members["$ref"] {
            for (key, kind) in [("sets", "set"), ("modifiers", "modifier")] {
                guard let name = Self.name(in: reference, of: key) else { continue }
                let place = [key, name]
                guard let value = entry(name, of: key, kind: kind, namedAt: path + ["$ref"]) else {
                    return nil
                }
                return kind == "set"
                    ? .set(set(value, named: name, at: place)) : modifier(value, named: name, at: place)
            }
            fail("'\(reference)' is neither '#/sets/…' nor '#/modifiers/…'", at: path + ["$ref"])
            return nil
        }
        guard case .string(let name)? = members["name"], case .string(let type)? = members["type"] else {
            fail("a step has a '$ref', or a 'name' and a 'type'", at: path)
            return nil
        }
        switch type {
        case "set": return .set(set(members, named: name, at: path))
        case "modifier": return modifier(members, named: name, at: path)
        default:
            fail("a step is of the type 'set' or 'modifier', not '\(type)'", at: path + ["type"])
            return nil
        }
    }

    /// A set or a modifier by its name.
    private mutating func entry(
        _ name: String, of key: String, kind: String, namedAt path: [String]
    ) -> [String: JSONValue]? {
        var names: [String] = []
        if case .record(let entries)? = root[key] {
            if case .record(let entry)? = entries[name] { return entry }
            names = entries.keys.sorted()
        }
        let help = Spelling.closest(to: name, among: names).map { "; did you mean '\($0)'?" } ?? ""
        fail("there is no \(kind) '\(name)'\(help)", at: path)
        return nil
    }

    private mutating func set(
        _ members: [String: JSONValue], named name: String, at path: [String]
    ) -> [TokenGroup] {
        guard !stack.contains(name) else {
            fail("the set '\(name)' names itself: \((stack + [name]).joined(separator: " → "))", at: path)
            return []
        }
        stack.append(name)
        defer { stack.removeLast() }
        return sources(members["sources"], at: path + ["sources"])
    }

    private mutating func modifier(
        _ members: [String: JSONValue], named name: String, at path: [String]
    ) -> TokenCollection.Step? {
        guard case .record(let contexts)? = members["contexts"], !contexts.isEmpty else {
            fail("the modifier '\(name)' has no 'contexts'", at: path)
            return nil
        }
        var sources: [String: [TokenGroup]] = [:]
        for (context, value) in contexts.sorted(by: { $0.key < $1.key }) {
            sources[context] = self.sources(value, at: path + ["contexts", context])
        }
        var standard: String?
        if let value = members["default"] {
            guard case .string(let context) = value, contexts[context] != nil else {
                let names = contexts.keys.sorted().map { "'\($0)'" }.joined(separator: ", ")
                fail("the 'default' of '\(name)' is none of its contexts: \(names)", at: path + ["default"])
                return nil
            }
            standard = context
        }
        return .modifier(TokenCollection.Modifier(name: name, standard: standard, sources: sources))
    }

    private mutating func sources(_ value: JSONValue?, at path: [String]) -> [TokenGroup] {
        guard case .list(let values)? = value else {
            fail("here stands a list of sources, such as [{\"$ref\": \"base.tokens.json\"}]", at: path)
            return []
        }
        return values.enumerated().flatMap { source($1, at: path + ["\($0)"]) }
    }

    private mutating func source(_ value: JSONValue, at path: [String]) -> [TokenGroup] {
        sourceCount += 1
        guard sourceCount <= Self.sourceLimit else {
            if sourceCount == Self.sourceLimit + 1 {
                fail("there are more than \(Self.sourceLimit) sources, with those of sets in sets", at: path)
            }
            return []
        }
        guard case .record(let members) = value else {
            fail("a source is an object: a '$ref' or tokens", at: path)
            return []
        }
        guard case .string(let reference)? = members["$ref"] else {
            return [TokenGroup(members, at: TokenOrigin(file: 0, path: path), of: files, faults: &faults)]
        }
        let place = path + ["$ref"]
        if let name = Self.name(in: reference, of: "sets") {
            return entry(name, of: "sets", kind: "set", namedAt: place).map {
                set($0, named: name, at: ["sets", name])
            } ?? []
        }
        return file(reference, namedAt: place).map { [$0] } ?? []
    }

    /// The tokens of a file in the resolver's folder.
    private mutating func file(_ reference: String, namedAt place: [String]) -> TokenGroup? {
        let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let path = String(parts.first ?? "")
        let names = path.split(separator: "/", omittingEmptySubsequences: false)
        guard !path.contains(":"), !names.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) else {
            fail(
                "'\(reference)' names no file of the resolver's folder, such as 'base.tokens.json'", at: place
            )
            return nil
        }
        do {
            let number = try numbers[path] ?? load(path)
            guard case .record(var members) = files[number].root else {
                throw TokenFault(file: files[number].name, reason: "the file holds no object of tokens")
            }
            let steps = parts.count < 2 ? [] : try TokenReference.steps("#\(parts[1])")
            for step in steps {
                guard case .record(let inner)? = members[step] else {
                    throw WrongReference("'\(path)' has no group '\(steps.joined(separator: "/"))'")
                }
                members = inner
            }
            let origin = TokenOrigin(file: number, path: steps)
            return TokenGroup(members, at: origin, of: files, faults: &faults)
        } catch let fault as TokenFault {
            faults.append(fault)
        } catch let error as WrongReference {
            fail(error.reason, at: place)
        } catch {
            fail("cannot read '\(path)': \(error)", at: place)
        }
        return nil
    }

    private mutating func load(_ path: String) throws -> Int {
        guard let bytes = try folder.read(path) else {
            let help = Spelling.closest(to: path, among: folder.names)
            throw WrongReference(
                "there is no file '\(path)'" + (help.map { "; did you mean '\($0)'?" } ?? ""))
        }
        files.append(try TokenFile(bytes, named: folder.title(path)))
        numbers[path] = files.count - 1
        return files.count - 1
    }

    /// The name in `#/sets/base`.
    private static func name(in reference: String, of key: String) -> String? {
        let start = "#/\(key)/"
        guard reference.hasPrefix(start) else { return nil }
        let steps = try? TokenReference.steps(reference)  // What is no pointer names nothing.
        return steps?.count == 2 ? steps?[1] : nil
    }

    private mutating func fail(_ reason: String, at path: [String]) {
        if faults.count < TokenFaults.limit {
            faults.append(files.fault(reason, at: TokenOrigin(file: 0, path: path)))
        }
    }
}
