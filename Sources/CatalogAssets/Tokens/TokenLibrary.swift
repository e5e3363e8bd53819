import Foundation
import Synchronization
import VitrineTokenNames
package import VitrineTokenReading
package import VitrineViews

/// The design tokens of a catalogue's folder: `Tokens/resolver.json` with what it names, or else all files of tokens there, the
/// later ones by name before the earlier ones. Read when first asked for.
package final class TokenLibrary: Sendable {
    /// The folder `Tokens`.
    private let folder: URL
    /// The paths that may be read; all of them where nothing says what is.
    private let listed: Set<String>?
    private let collection = Mutex<Result<TokenCollection?, TokenFaults>?>(nil)
    /// Those of the contexts that were asked for; there are few.
    private let sets = Mutex<[(contexts: TokenContexts, set: TokenSet)]>([])

    init(folder: URL, names: [any DesignToken.Type]?) {
        self.folder = folder
        self.listed = names.map { Set($0.flatMap { $0.paths }) }
    }

    /// The files with the order in which they hold; nothing where there are none.
    package func files() throws(TokenFaults) -> TokenCollection? {
        try collection.withLock { known -> Result<TokenCollection?, TokenFaults> in
            if let known { return known }
            let result = read()
            known = result
            return result
        }
        .get()
    }

    /// The value of a token; those that there are not and those of another type are an error.
    func value(_ path: String, _ type: TokenType, in contexts: TokenContexts) throws -> TokenValue {
        if let listed, !listed.contains(path) { throw UnlistedToken(path: path) }
        let set = try set(in: contexts)
        guard let token = set[path], token.type == type else {
            throw TokenNameError(reader: nil, path: path, type: type, in: set)
        }
        return token.value
    }

    /// What the value of a token is, in words that tell it from any other; also that there is none.
    package func words(for read: TokenRead) -> String {
        String(reflecting: (try? set(in: read.contexts))?[read.path]?.value)
    }

    /// All tokens where contexts hold.
    package func set(in contexts: TokenContexts) throws(TokenFaults) -> TokenSet {
        if let known = sets.withLock({ $0.first { $0.contexts == contexts }?.set }) { return known }
        guard let collection = try files() else {
            return TokenSet.none
        }
        try collection.checkNames(in: contexts.chosen)
        let set = try collection.tokens(in: collection.choice(for: contexts))
        sets.withLock { $0.append((contexts, set)) }
        return set
    }

    private func read() -> Result<TokenCollection?, TokenFaults> {
        // A catalogue may do without tokens.
        let names = ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []).sorted()
        let title = { (path: String) in "Catalog/Tokens/\(path)" }
        let tokenFiles = TokenFolder(names: names, title: title) { [folder] path in
            try RegularFile.contents(of: folder.appending(path: path).path).map { [UInt8]($0) }
        }
        do {
            if let bytes = try tokenFiles.read("resolver.json") {
                let resolver = try TokenFile(bytes, named: title("resolver.json"))
                return .success(try TokenCollection(resolver: resolver, folder: tokenFiles))
            }
            let files = try names.filter { $0.hasSuffix(".tokens.json") || $0.hasSuffix(".tokens") }
                .compactMap { path in
                    try tokenFiles.read(path).map { try TokenFile($0, named: title(path)) }
                }
            return .success(files.isEmpty ? nil : try TokenCollection(files))
        } catch let faults as TokenFaults {
            return .failure(faults)
        } catch let fault as TokenFault {
            return .failure(TokenFaults([fault]))
        } catch {
            return .failure(
                TokenFaults([TokenFault(file: "Catalog/Tokens", reason: "cannot be read: \(error)")]))
        }
    }
}

extension TokenCollection {
    /// Which contexts hold in an environment: those that were chosen, then what modifiers follow of themselves.
    ///
    /// A modifier with the contexts `light` and `dark` follows the colour scheme, one with `standard` and `increased` the
    /// contrast, whatever they are called.
    package func choice(for contexts: TokenContexts) -> [String: String] {
        var choice = contexts.chosen
        for modifier in modifiers where choice[modifier.name] == nil {
            switch modifier.followedSetting {
            case .colorScheme?: choice[modifier.name] = contexts.colorScheme.rawValue
            case .contrast?:
                choice[modifier.name] = contexts.contrast == .increased ? "increased" : "standard"
            case nil: break
            }
        }
        return choice
    }
}

extension DesignToken {
    fileprivate static var paths: [String] { allCases.map(\.rawValue) }
}

/// A view reads a token of an enumeration that the catalogue does not list.
private struct UnlistedToken: Error, CustomStringConvertible {
    var path: String

    var description: String {
        "the token '\(path)' is read by a name that the catalogue does not list; add its enumeration to "
            + "'Catalog(tokens:)', so that it is looked up before anything is drawn"
    }
}
