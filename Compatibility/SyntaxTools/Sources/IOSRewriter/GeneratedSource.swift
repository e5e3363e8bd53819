import Foundation

/// A source that a plug-in has written for the compiler.
public struct GeneratedSource {
    public var text: String

    public init(text: String) { self.text = text }

    /// Writes the source, unless the file holds just that.
    ///
    /// The package manager has all sources generated anew whenever a variable of the environment is another, such as the last folder
    /// of the shell, and most edits change no list of previews. A file that is left alone is not compiled again.
    public func write(to path: String) throws {
        let file = URL(filePath: path)
        let data = Data(text.utf8)
        if (try? Data(contentsOf: file)) != data { try data.write(to: file) }
    }
}
