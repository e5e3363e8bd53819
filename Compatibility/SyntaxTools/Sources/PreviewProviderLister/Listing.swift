import Foundation
import SwiftParser
import SwiftSyntax

/// The source file that registers preview providers, as `#Preview` registers itself.
public struct Listing {
    private var providers: [FoundProvider] = []
    /// The places of those that other files cannot name, as compilers write places.
    public private(set) var hiddenProviders: [String] = []

    init() {}

    /// The providers of a module's source files; throws where a file cannot be read.
    ///
    /// - Parameter compiled: what is compiled of a file with that path and text.
    public init(
        files: some Sequence<String>, module: String,
        compiled: (_ path: String, _ text: String) -> String = { _, text in text }
    ) throws {
        for path in files {
            let source = try String(contentsOfFile: path, encoding: .utf8)
            guard source.contains("PreviewProvider") else { continue }
            let file = Parser.parse(source: compiled(path, source))
            let name = URL(filePath: path).lastPathComponent
            let finder = ProviderFinder(
                file: "\(module)/\(name)", places: SourceLocationConverter(fileName: path, tree: file))
            finder.walk(file)
            add(finder.providers)
            hiddenProviders += finder.hiddenProviders
        }
    }

    mutating func add(_ found: [FoundProvider]) {
        providers += found
    }

    public var text: String {
        "import SwiftUI\n" + providers.enumerated().map { "\n" + record($1, number: $0 + 1) }.joined()
    }

    private func record(_ provider: FoundProvider, number: Int) -> String {
        let opening = provider.conditions.map { "#if \($0)\n" }.joined()
        let closing = provider.conditions.map { _ in "#endif\n" }.joined()
        return opening + """
            private nonisolated enum ListedPreviewProvider\(number) {
                @section("vitrine_previews") @used
                static let record: SwiftUI.PreviewRecord = (
                    1,
                    { place in
                        SwiftUI.PreviewRegistration.add(
                            at: place, \(provider.type).self, file: "\(provider.file)", line: \(provider.line))
                    }
                )
            }

            """ + closing
    }
}
