import CatalogKit
import RunRecords
public import SnapshotHistory
import VitrineExplanations

/// The changes between two revisions as Markdown, for a comment on a pull request or a visual changelog.
public enum MarkdownChanges {
    /// Comments hold 65,536 characters; a longer list is not read.
    private static let limit = 40

    public static func text(of changes: ReferenceChanges, title: String) -> String {
        var lines: [MarkdownText] = ["## \(title)", "", head(changes)]
        let clusters = changes.clusters
        let clustered = Set(clusters.lazy.flatMap(\.places))
        section("The same cause", clusters, &lines) { cluster in
            let names = names(cluster.places.map { changes.changed[$0].id })
            return "\(sentence: cluster.title): \(cluster.places.count) snapshots<br>\(names)"
        }
        let single = changes.changed.indices.filter { !clustered.contains($0) }.map { changes.changed[$0] }
        section("Changed", single, &lines) { "\(code: $0.id): \(sentence: $0.explanation.sentence)" }
        section("Another picture of the same elements", changes.redrawn, &lines) { "\(code: $0.id)" }
        section("Same picture, other words", changes.reworded, &lines) {
            "\(code: $0.id): \(sentence: $0.explanation.sentence)"
        }
        section("New", changes.new.components, &lines) { component($0, whole: "a new component") }
        section("Gone", changes.gone.components, &lines) { component($0, whole: "the whole component") }
        section("Renamed", changes.renamed, &lines) { "\(code: $0.from) → \(code: $0.to)" }
        section("The environment changed", changes.environment, &lines) { change in
            let (count, others) = (change.ids.count, change.otherPictures)
            return "\(sentence: change.title): \(count) snapshots, \(others) of them with another picture"
        }
        section("Not readable", changes.unreadable, &lines) {
            "\(sentence: $0.reason): \(names($0.ids))"
        }
        if !changes.same.isEmpty {
            lines += ["", "\(changes.same.count) written anew with the same picture"]
        }
        section("Files that are named like no snapshot", changes.others, &lines) { "\(code: $0)" }
        return lines.map { $0.text + "\n" }.joined()
    }

    private static func head(_ changes: ReferenceChanges) -> MarkdownText {
        let summary = changes.summary.isEmpty ? "nothing changed" : changes.summary.joined(separator: ", ")
        return
            "\(changes.counts.head) references in \(changes.head.name), compared with \(changes.base.name): \(summary)"
    }

    private static func component(_ part: ComponentArrivals, whole: String) -> MarkdownText {
        let names = names(part.ids)
        return part.isWhole ? "\(code: part.component), \(whole): \(names)" : names
    }

    private static func names(_ ids: [SnapshotID]) -> MarkdownText {
        let names = MarkdownText.codes(ids.prefix(limit).map(\.description))
        return ids.count > limit ? "\(names) and \(ids.count - limit) more" : names
    }

    private static func section<Item>(
        _ title: String, _ items: [Item], _ lines: inout [MarkdownText], _ text: (Item) -> MarkdownText
    ) {
        if items.isEmpty { return }
        lines += ["", "### \(title)", ""]
        lines += items.prefix(limit).map { "- \(text($0))" }
        if items.count > limit { lines.append("- and \(items.count - limit) more") }
    }
}
