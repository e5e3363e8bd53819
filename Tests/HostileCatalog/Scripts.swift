import Vitrine
import VitrineTesting

/// Scenarios that do what their names say between two pictures: `script trap`, or `script caught trap` where the script hears of no
/// error.
enum Scripted_Definition: ViewDefinition {
    nonisolated static let prefix = "script "
    static var canvas: SnapshotCanvas { .ideal }

    static var contentVariants: ContentVariants {
        for name in Hostility.names where name.hasPrefix(prefix) {
            let deed = String(name.dropFirst(prefix.count))
            Color.green.frame(width: 8, height: 8).scenario(deed) { try use($0, deed) }
        }
    }

    private static func use(_ host: VitrineTesting.Host, _ deed: String) throws {
        try host.snapshot("First")
        guard deed.hasPrefix("caught ") else {
            try host.snapshot("Second")
            Deeds.perform(deed)
            return try host.snapshot("Third")
        }
        // A script that catches errors is the deed.
        try? host.snapshot("Second")
        Deeds.perform(String(deed.dropFirst("caught ".count)))
        try host.snapshot("Third")
    }
}
