import CatalogCommand
import Foundation
import Vitrine

/// A catalogue whose components do what no component should; the tests of the supervision run it.
///
/// The file `deeds` in the working folder names the variants that are there, beside two that are well.
@main
struct Main {
    static func main() async {
        if Hostility.names.contains("thread") { Thread.detachNewThread { while true { sleep(1) } } }
        await CatalogCommand.main(
            catalog: Catalog(
                "Hostile", modes: Hostility.modes, tokens: Hostility.tokens,
                definitions: Hostility.definitions
            ).payload(in: [.light]) { HostileView(name: String(decoding: $0, as: UTF8.self)) })
    }
}

enum Hostility {
    static var names: [String] {
        // Without the file nothing is done.
        (try? String(contentsOfFile: "deeds", encoding: .utf8))?.split(separator: ",").map(String.init) ?? []
    }

    static var modes: [Mode] { names.contains("dark") ? [.light, .dark] : [.light] }

    static var tokens: [any DesignToken.Type] {
        names.contains { $0.hasPrefix("token ") } ? [HostileColor.self] : []
    }

    @MainActor static var definitions: [any ViewDefinition.Type] {
        if names.contains("starting forever") { sleep(100_000) }
        if names.contains("starting slowly") { Deeds.waitOnce() }
        if names.contains("catalog") { return crashing(names) }
        return [
            Calm_Definition.self, Asking_Definition.self, Hostile_Definition.self, Scripted_Definition.self,
        ]
    }

    /// Whether a name is no deed of a view.
    static func isElsewhere(_ name: String) -> Bool {
        ["dark", "thread"].contains(name)
            || ["starting", "asking", Scripted_Definition.prefix].contains(where: name.hasPrefix)
    }

    @MainActor private static func crashing(_ names: [String]) -> [any ViewDefinition.Type] {
        preconditionFailure("there is no catalogue of \(names.count) names")
    }
}
