public import Foundation
import VitrineViews

// As for texts: where a file imports Foundation itself, it takes Foundation's.

extension Bundle {
    /// Where a resource lies; of the main bundle, which is an app's on Apple's systems, also one that linked sources bring along.
    @_disfavoredOverload
    public func url(forResource name: String?, withExtension type: String?) -> URL? {
        if let url = urlOfFoundation(forResource: name, withExtension: type) { return url }
        guard self === Bundle.main else { return nil }
        return Self.besideProgram.lazy.compactMap {
            $0.urlOfFoundation(forResource: name, withExtension: type)
        }.first
    }

    /// The same as a path.
    @_disfavoredOverload
    public func path(forResource name: String?, ofType type: String?) -> String? {
        let url: URL? = url(forResource: name, withExtension: type)
        return url?.path
    }

    /// The bundles of the modules in the program.
    private static let besideProgram: [Bundle] = {
        let folder = Bundle.main.bundleURL
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".resources") }.sorted()
            .compactMap { Bundle(url: folder.appending(path: $0)) }
    }()
}
