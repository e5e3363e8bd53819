/// The source file that registers preview providers, as `#Preview` registers itself.
struct Listing {
    private var providers: [FoundProvider] = []

    mutating func add(_ found: [FoundProvider]) {
        providers += found
    }

    var text: String {
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
