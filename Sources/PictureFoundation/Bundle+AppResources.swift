public import Foundation

// As for texts: where a file imports Foundation itself, it takes Foundation's.

extension Bundle {
    /// Where a resource lies; of the main bundle, which is an app's on Apple's systems, also one that linked sources bring along.
    @_disfavoredOverload
    public func url(forResource name: String?, withExtension type: String?) -> URL? {
        let bundles = [self] + (self === Bundle.main ? Self.besideProgram : [])
        // With a folder it is Foundation's own function.
        return bundles.lazy.compactMap {
            $0.url(forResource: name, withExtension: type, subdirectory: nil)
        }.first
    }

    /// The same as a path.
    @_disfavoredOverload
    public func path(forResource name: String?, ofType type: String?) -> String? {
        url(forResource: name, withExtension: type)?.path
    }

    /// The bundles of the modules in the program.
    private static let besideProgram: [Bundle] = {
        let folder = Bundle.main.bundleURL
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".resources") }.sorted()
            .compactMap { Bundle(url: folder.appending(path: $0)) }
    }()
}
