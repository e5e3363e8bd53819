import VitrineJSONValues

/// The inputs that decide the results of a check, kept beside them: a check with the same inputs would find the same.
public struct RunInputs: Equatable, Sendable {
    /// Files outside of the catalogue's folder and of the program that were looked for, such as those of fonts.
    public var files: [String]
    /// Of what the system says of all files, and of what else decides.
    public var hash: String

    public init(files: [String], hash: String) {
        self.files = files
        self.hash = hash
    }
}

extension RunInputs {
    static let fileName = "inputs.json"

    init?(_ bytes: [UInt8]) {
        guard case .record(let members) = try? JSONReader.read(bytes[...]),
            case .list(let items) = members["files"], case .string(let hash) = members["hash"]
        else { return nil }
        var files: [String] = []
        for case .string(let file) in items { files.append(file) }
        self.init(files: files, hash: hash)
    }

    var bytes: [UInt8] {
        let members: [String: JSONValue] = ["files": .list(files.map { .string($0) }), "hash": .string(hash)]
        return Array((JSONWriter.text(of: .record(members)) + "\n").utf8)
    }
}
