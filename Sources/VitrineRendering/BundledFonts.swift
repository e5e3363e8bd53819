public import Foundation
public import VitrineTypesetting

/// The fonts in the bundles of the program's targets, which packages bring along and register themselves.
public enum BundledFonts {
    /// A book with them, sorted by their paths, so that it does not depend on the order in which the folder lists them.
    public static func added(to book: FontBook, besides program: URL = Bundle.main.bundleURL) throws
        -> FontBook
    {
        // A program whose folder cannot be listed has no bundles.
        let bundles = (try? ResourceBundles.names(besides: program)) ?? []
        let fonts = bundles.flatMap { bundle in
            (FileManager.default.subpaths(atPath: program.appending(path: bundle).path) ?? [])
                .map { "\(bundle)/\($0)" }
        }.filter { [".otf", ".ttf"].contains($0.suffix(4).lowercased()) }
        return fonts.isEmpty ? book : try book.adding(files: fonts.sorted(), in: program.path)
    }
}
