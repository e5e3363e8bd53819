import VitrineJSONValues

/// A file of tokens, or a resolver's, as it was read.
package struct TokenFile: Sendable {
    /// As people know it, such as `Catalog/Tokens/color.tokens.json`.
    package let name: String
    let root: JSONValue
    private let bytes: ArraySlice<UInt8>

    /// How large a file may be.
    package static let sizeLimit = 16 << 20

    package init(_ bytes: [UInt8], named name: String) throws(TokenFault) {
        self.name = name
        guard bytes.count <= Self.sizeLimit else {
            throw TokenFault(
                file: name,
                reason:
                    "the file has \(bytes.count) bytes, more than \(Self.sizeLimit); split it into several")
        }
        self.bytes = JSONReader.withoutMark(bytes[...])
        do {
            // An empty list is no value of any type.
            self.root = try JSONReader.read(self.bytes, null: .list([]))
        } catch {
            throw TokenFault(
                file: name, place: error.place, reason: "the file is not JSON: \(error.reason)")
        }
    }

    /// Where the value stands that keys and indices lead to.
    func place(of path: [String]) -> JSONPlace { JSONReader.place(of: path, in: bytes) }
}

/// A place in one of several files.
struct TokenOrigin: Hashable, Sendable {
    /// The file's number.
    var file: Int
    /// Keys and indices from the file's root.
    var path: [String]

    func appending(_ step: String) -> TokenOrigin { TokenOrigin(file: file, path: path + [step]) }
}

extension [TokenFile] {
    func fault(_ reason: String, at origin: TokenOrigin) -> TokenFault {
        let file = self[origin.file]
        return TokenFault(file: file.name, place: file.place(of: origin.path), reason: reason)
    }
}
