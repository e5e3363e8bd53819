import VitrineTokenReading
import VitrineViews

/// The tokens of a file's text.
func tokenSet(_ text: String) throws -> TokenSet {
    let file = try TokenFile(Array(text.utf8), named: "a.tokens.json")
    return try TokenCollection([file]).tokens(in: [:])
}

/// The value of the token `t` in a file's text.
func tokenValue(_ text: String) throws -> TokenValue? { try tokenSet(text)["t"]?.value }

/// What is wrong with a file's text, a line each; empty where nothing is.
func faults(_ text: String) -> String {
    do {
        _ = try tokenSet(text)
        return ""
    } catch {
        return "\(error)"
    }
}

/// The tokens of files of which one is a resolver.
func resolve(
    _ resolver: String, _ files: [String: String], in contexts: [String: String] = [:]
) throws -> TokenSet {
    let folder = TokenFolder(names: files.keys.sorted()) { path in files[path].map { Array($0.utf8) } }
    let file = try TokenFile(Array(resolver.utf8), named: "resolver.json")
    let collection = try TokenCollection(resolver: file, folder: folder)
    try collection.checkNames(in: contexts)
    return try collection.tokens(in: contexts)
}
