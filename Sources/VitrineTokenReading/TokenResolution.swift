import VitrineJSONValues
import VitrineViews

/// Finds the values of all tokens of merged groups: types, aliases, and all parts of composite values.
struct TokenResolution {
    let files: [TokenFile]
    private let root: TokenGroup
    private let raw: [String: RawToken]
    private var resolved: [String: ResolvedToken?] = [:]
    /// The tokens whose values are being found, each needed by the one before.
    private var stack: [String] = []
    private var faults: [TokenFault] = []
    private(set) var warnings: [TokenFault] = []
    /// How many pointers have led to the part of a value that is being read.
    var pointerDepth = 0

    /// How many others a token may stand for, one after the other.
    private static let chainLimit = 100

    static func resolve(_ groups: TokenGroup, of files: [TokenFile]) throws(TokenFaults) -> TokenSet {
        let (root, faults) = GroupExtender.extend(groups, files: files)
        guard faults.isEmpty else { throw TokenFaults(faults) }
        guard root.count <= TokenGroup.countLimit else {
            throw TokenFaults([
                TokenFault(
                    file: files.first?.name ?? "",
                    reason: "there are more than \(TokenGroup.countLimit) tokens")
            ])
        }
        var resolution = TokenResolution(root: root, files: files)
        for path in resolution.raw.keys.sorted() where resolution.faults.count < TokenFaults.limit {
            _ = resolution.token(at: path)
        }
        guard resolution.faults.isEmpty else { throw TokenFaults(resolution.faults) }
        return TokenSet(
            tokens: resolution.resolved.compactMapValues { $0 }, files: files,
            warnings: TokenFaults(resolution.warnings).faults)
    }

    private init(root: TokenGroup, files: [TokenFile]) {
        self.root = root
        self.raw = root.flattened()
        self.files = files
    }

    /// A token that there is; nothing where something is wrong with it, which is among the faults then.
    private mutating func token(at path: String) -> ResolvedToken? {
        if let known = resolved[path] { return known }
        guard let token = raw[path] else { return nil }
        if let start = stack.firstIndex(of: path) {
            let members = stack[start...]
            let circle = (members + [path]).joined(separator: " → ")
            for member in members {
                guard let token = raw[member] else { continue }
                faults.append(files.fault("'\(member)' stands for itself: \(circle)", at: token.origin))
            }
            return nil
        }
        stack.append(path)
        defer { stack.removeLast() }
        do throws(TokenFailure) {
            let found = try resolve(token, at: path)
            resolved[path] = .some(found)
            return found
        } catch {
            if case .fault(let fault) = error { faults.append(fault) }
            resolved[path] = .some(nil)
            return nil
        }
    }

    private mutating func resolve(_ token: RawToken, at path: String) throws(TokenFailure) -> ResolvedToken {
        let declared = try declaredType(of: token)
        let key = token.members["$ref"] == nil ? "$value" : "$ref"
        let location = TokenPart(token: path, origin: token.origin.appending(key))
        var aliases: [String] = []
        let value: TokenValue
        if let target = try alias(of: token, at: location) {
            let found = try self.token(target, for: location)
            if let declared, declared != found.type {
                throw fault(
                    "'\(path)' says that it is \(declared.words), but '\(target)' is \(found.type.words)",
                    at: location)
            }
            aliases = [target] + found.aliases
            value = found.value
        } else if let type = declared ?? inheritedType(of: path), let raw = token.members["$value"] {
            value = try read(raw, as: type, at: location)
        } else {
            throw fault(
                "'\(path)' has no '$type', and no group around it has one; add for example \"$type\": \"color\"",
                at: TokenPart(token: path, origin: token.origin))
        }
        return ResolvedToken(
            path: path, value: try withExtensions(value, of: token, path), aliases: aliases,
            description: text("$description", of: token, path),
            deprecation: deprecation(of: token, path), origin: token.origin)
    }

    /// The value with what our own extension says: the style of text that a size grows as.
    private func withExtensions(
        _ value: TokenValue, of token: RawToken, _ path: String
    ) throws(TokenFailure) -> TokenValue {
        guard case .typography(var typography) = value,
            case .record(let extensions)? = token.members["$extensions"],
            let own = extensions[Self.extensionKey]
        else { return value }
        let part = TokenPart(
            token: path, origin: token.origin.appending("$extensions").appending(Self.extensionKey))
        guard case .record(let members) = own, case .string(let name)? = members["textStyle"],
            let style = Font.TextStyle(rawValue: name)
        else {
            let names = Font.TextStyle.allCases.map(\.rawValue).joined(separator: ", ")
            throw fault("the 'textStyle' of '\(path)' is none of \(names)", at: part)
        }
        typography.textStyle = style
        return .typography(typography)
    }

    private static let extensionKey = "org.vitrine"

    /// The token that another one stands for as a whole; nothing where it has a value of its own.
    private func alias(of token: RawToken, at part: TokenPart) throws(TokenFailure) -> String? {
        let pointer = token.members["$ref"].map { JSONValue.record(["$ref": $0]) }
        switch try reference(pointer ?? token.members["$value"] ?? .list([]), at: part) {
        case .token(let target)?: return target
        case .pointer(let steps)?:
            let names = steps.last == "$value" ? Array(steps.dropLast()) : steps
            if root.token(at: names) != nil { return names.joined(separator: ".") }
            // A '$ref' in the place of a '$value' can mean nothing but a token.
            return pointer == nil ? nil : names.joined(separator: ".")
        case nil: return nil
        }
    }

    private func declaredType(of token: RawToken) throws(TokenFailure) -> TokenType? {
        guard let value = token.members["$type"] else { return nil }
        guard let type = TokenKind.named(value) else {
            throw .fault(files.fault(TokenKind.complaint(about: value), at: token.origin.appending("$type")))
        }
        return type
    }

    /// What the nearest group around says.
    private func inheritedType(of path: String) -> TokenType? {
        var names = path.split(separator: ".").dropLast().map(String.init)
        while true {
            if let type = root.group(at: names)?.members["$type"] { return TokenKind.named(type.value) }
            if names.isEmpty { return nil }
            names.removeLast()
        }
    }

    private mutating func text(_ key: String, of token: RawToken, _ path: String) -> String? {
        guard let value = token.members[key] else { return nil }
        if case .string(let text) = value { return text }
        faults.append(files.fault("the '\(key)' of '\(path)' is no text", at: token.origin.appending(key)))
        return nil
    }

    /// What the token or the nearest group around that says something about it has to say.
    private mutating func deprecation(of token: RawToken, _ path: String) -> String? {
        var values = [token.members["$deprecated"].map { ($0, token.origin.appending("$deprecated")) }]
        var names = path.split(separator: ".").dropLast().map(String.init)
        while true {
            values.append(root.group(at: names)?.members["$deprecated"].map { ($0.value, $0.origin) })
            if names.isEmpty { break }
            names.removeLast()
        }
        guard let (value, origin) = values.compactMap({ $0 }).first else { return nil }
        switch value {
        case .flag(let isDeprecated): return isDeprecated ? "" : nil
        case .string(let reason): return reason
        case .number, .list, .record:
            faults.append(
                files.fault("the '$deprecated' of '\(path)' is neither true, false nor a text", at: origin))
            return nil
        }
    }
}

extension TokenResolution {
    /// A token that another one or a part of one needs.
    mutating func token(_ target: String, for part: TokenPart) throws(TokenFailure) -> ResolvedToken {
        guard raw[target] != nil else { throw fault(complaint(about: target), at: part) }
        guard stack.count <= Self.chainLimit else {
            throw fault("'\(part.token)' stands for more than \(Self.chainLimit) others in a row", at: part)
        }
        if let token = token(at: target) { return token }
        throw .dependent
    }

    private func complaint(about target: String) -> String {
        let names = target.split(separator: ".").map(String.init)
        if let group = root.group(at: names) {
            let help =
                group.tokens["$root"] == nil ? "name one of its tokens" : "did you mean '\(target).$root'?"
            return "'\(target)' is a group and no token; \(help)"
        }
        let help = TokenSet.closest(to: target, among: raw.keys.sorted()).map { "; did you mean '\($0)'?" }
        return "there is no token '\(target)'" + (help ?? "")
    }

    /// What a pointer leads to: a token, or a part of one with its place.
    func target(of steps: [String], at part: TokenPart) throws(TokenFailure) -> PointerTarget {
        for length in 1...max(steps.count, 1) {
            let names = Array(steps.prefix(length))
            guard let token = root.token(at: names) else { continue }
            let path = names.joined(separator: ".")
            var rest = steps.dropFirst(length)
            if rest.isEmpty || Array(rest) == ["$value"] { return .token(path) }
            var value = JSONValue.record(token.members)
            var origin = token.origin
            while let step = rest.popFirst() {
                guard let member = value.member(step) else {
                    throw fault(
                        "'\(path)' has no '\(steps.dropFirst(length).joined(separator: "/"))'", at: part)
                }
                value = member
                origin = origin.appending(step)
            }
            return .part(value, TokenPart(token: part.token, origin: origin))
        }
        throw fault(complaint(about: steps.joined(separator: ".")), at: part)
    }

    func reference(_ value: JSONValue, at part: TokenPart) throws(TokenFailure) -> TokenReference? {
        do throws(WrongReference) {
            return try TokenReference(value)
        } catch {
            throw fault(error.reason, at: part)
        }
    }

    func fault(_ reason: String, at part: TokenPart) -> TokenFailure {
        .fault(files.fault(reason, at: part.origin))
    }

    /// Takes what the format does not allow as it must be meant, and warns of it.
    mutating func tolerate(_ reason: String, at part: TokenPart) {
        if warnings.count < TokenFaults.limit { warnings.append(files.fault(reason, at: part.origin)) }
    }
}

/// A part of a token's value, or all of it.
struct TokenPart {
    /// The path of the token that is being read.
    let token: String
    let origin: TokenOrigin

    func appending(_ step: String) -> TokenPart {
        TokenPart(token: token, origin: origin.appending(step))
    }
}

/// Why a token has no value.
enum TokenFailure: Error {
    case fault(TokenFault)
    /// It needs another one that has none, whose fault is in the list already.
    case dependent
}

enum PointerTarget {
    case token(String)
    case part(JSONValue, TokenPart)
}

extension JSONValue {
    /// What a key or an index leads to.
    fileprivate func member(_ step: String) -> JSONValue? {
        switch self {
        case .record(let members): members[step]
        case .list(let values): Int(step).flatMap { values.indices.contains($0) ? values[$0] : nil }
        case .flag, .number, .string: nil
        }
    }
}
