// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

public import Foundation
import VitrineViews

// As the current locale: where a file imports Foundation itself, it takes Foundation's, and texts have the language of the process.

/// The text of a key in the language of the picture that is being made; elsewhere in that of the process.
@_disfavoredOverload
public func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String {
    bundle.localizedString(forKey: key, value: value, table: tableName)
}

extension Bundle {
    /// The text of a key in the language of the picture that is being made, from catalogues of strings too; elsewhere in that of the
    /// process.
    @_disfavoredOverload
    public func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        guard let resources = Resources.current else {
            return Foundation.NSLocalizedString(
                key, tableName: tableName, bundle: self, value: value ?? "", comment: "")
        }
        if let text = resources.writtenString(key, table: tableName, in: self) { return text }
        return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }
}
