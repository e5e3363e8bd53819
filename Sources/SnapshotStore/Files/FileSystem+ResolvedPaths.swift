import Glibc

extension FileSystem {
    /// A path without links and dots, as far as there is something of that name; the rest is as it was given.
    package static func resolved(_ path: String) -> String {
        if let real = realpath(path, nil) {
            defer { free(real) }
            return String(cString: real)
        }
        let parts = path.split(separator: "/")
        guard let name = parts.last, parts.count > 1 else { return path }
        return "\(resolved("/" + parts.dropLast().joined(separator: "/")))/\(name)"
    }
}
