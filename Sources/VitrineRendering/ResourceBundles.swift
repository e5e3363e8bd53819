package import Foundation

/// The folders beside a program that hold the resources of its targets.
package enum ResourceBundles {
    /// Their names, sorted.
    package static func names(besides program: URL = Bundle.main.bundleURL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: program.path).sorted()
            .filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
    }
}
