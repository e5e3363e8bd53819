import Glibc
import Vitrine

enum Calm_Definition: ViewDefinition {
    static var canvas: SnapshotCanvas { .ideal }

    static var contentVariants: ContentVariants {
        Color.red.frame(width: 8, height: 8).named("First")
        Color.blue.frame(width: 8, height: 8).named("Second")
    }
}

/// A definition that fails when it is asked for its variants.
enum Asking_Definition: ViewDefinition {
    static var componentName: String { "Asking name" }
    static var canvas: SnapshotCanvas { .ideal }

    static var contentVariants: ContentVariants {
        let names = Hostility.names
        if names.contains("asking") { variant(of: []) }
        if names.contains("asking forever") { forever() }
        if names.contains("asking slowly") { slowly() }
        Color.gray.frame(width: 8, height: 8).named("Asked")
    }

    private static func variant(of numbers: [Int]) -> ContentVariant {
        Color.gray.frame(width: Double(numbers[3]), height: 8).named("Indexed")
    }

    private static func forever() -> ContentVariant {
        sleep(100_000)
        return Color.gray.named("Never")
    }

    private static func slowly() -> ContentVariant {
        Deeds.waitOnce()
        return Color.gray.frame(width: 8, height: 8).named("Slow")
    }
}

enum Hostile_Definition: ViewDefinition {
    static var canvas: SnapshotCanvas { .ideal }

    static var contentVariants: ContentVariants {
        for name in Hostility.names where !Hostility.isElsewhere(name) {
            HostileView(name: name).named(name)
        }
    }
}
