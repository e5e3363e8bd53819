package import VitrineJSONValues

/// A line of a file of the catalogue, with the column where it is known, each from 1 on.
public nonisolated struct FilePlace: Hashable, Sendable {
    /// From the folder on that holds `Catalog`, such as `Catalog/Content/coupons/claimed.json`.
    public var file: String
    public var line: Int
    public var column: Int?

    public init(file: String, line: Int, column: Int? = nil) {
        self.file = file
        self.line = line
        self.column = column
    }

    /// A place in a file of JSON; its first line where nothing is known.
    package init(file: String, _ place: JSONPlace?) {
        self.init(file: file, line: place?.line ?? 1, column: place?.column)
    }
}

extension FilePlace: CustomStringConvertible {
    /// As compilers write it, `Catalog/Content/coupons/claimed.json:3:14`.
    public var description: String { "\(file):\(line)" + (column.map { ":\($0)" } ?? "") }
}

/// An error whose cause is in a file of the catalogue; its description begins with the place.
package nonisolated protocol PlacedError: Error {
    /// Nothing where the cause is in no file, such as where there is none.
    var place: FilePlace? { get }
}
