import CatalogKit
import RunRecords
import SnapshotHistory
import VitrineExplanations
import VitrineGeometry
import VitrineWording

/// The text of changed references, as `changes` prints it.
struct ChangesText {
    let style: TextStyle

    /// The most names of a list.
    private static let limit = 12

    /// Writes a paragraph for each cause and each kind of change, and a last line that sums up.
    func write(_ changes: ReferenceChanges, to output: (String) -> Void) {
        let clusters = changes.clusters
        let clustered = Set(clusters.lazy.flatMap(\.places))
        var paragraphs = clusters.map { cluster($0, in: changes) }
        paragraphs += changes.changed.indices.filter { !clustered.contains($0) }
            .map { paragraph(changes.changed[$0]) }
        if !changes.redrawn.isEmpty {
            let (head, names) = ("the picture changed, the elements did not", changes.redrawn.map(\.id))
            paragraphs.append(list(style.red(head), names))
        }
        paragraphs += Self.grouped(changes.reworded).map { sentence, ids in
            list(style.red("same picture, other words: \(sentence)"), ids)
        }
        paragraphs += changes.new.components.map {
            list(style.green($0.isWhole ? "new component" : "new"), $0.ids)
        }
        paragraphs += changes.gone.components.map {
            list(style.yellow($0.isWhole ? "component gone" : "gone"), $0.ids)
        }
        if !changes.renamed.isEmpty {
            let lines = changes.renamed.map { "  \($0.from) → \($0.to)" }
            paragraphs.append(
                ([style.yellow("renamed, with the same pixels")] + lines).joined(separator: "\n"))
        }
        paragraphs += changes.unreadable.map { list(style.red($0.reason), $0.ids) }
        paragraphs += changes.environment.map(environment)
        if !changes.others.isEmpty {
            let lines = changes.others.prefix(Self.limit).map { "  \(TerminalText.line($0))" }
            let rest = changes.others.count - lines.count
            paragraphs.append(
                ([style.yellow("files that are named like no snapshot")] + lines + more(rest))
                    .joined(separator: "\n"))
        }
        for paragraph in paragraphs { output(paragraph + "\n\n") }
        output(summary(changes) + "\n")
    }

    private func paragraph(_ reference: ChangedReference) -> String {
        [style.red("\(reference.id) changed"), details(reference)].joined(separator: "\n")
    }

    /// References with the same sentence together, in the order of the first ones.
    private static func grouped(_ references: [RewordedReference]) -> [(String, [SnapshotID])] {
        var groups: [(String, [SnapshotID])] = []
        for reference in references {
            let sentence = reference.explanation.sentence
            if let place = groups.firstIndex(where: { $0.0 == sentence }) {
                groups[place].1.append(reference.id)
            } else {
                groups.append((sentence, [reference.id]))
            }
        }
        return groups
    }

    private func details(_ reference: ChangedReference) -> String {
        var lines = ["  \(reference.explanation.sentence)"]
        if !reference.environmentChanges.isEmpty {
            let changes = reference.environmentChanges.joined(separator: ", ")
            lines.append("  the environment changed as well: \(changes)")
        }
        if reference.old.size != reference.new.size {
            lines.append("  \(reference.new.size), before \(reference.old.size)")
        }
        return lines.joined(separator: "\n")
    }

    private func cluster(_ cluster: CheckReport.Cluster, in changes: ReferenceChanges) -> String {
        let example = changes.changed[cluster.example]
        let others = cluster.places.filter { $0 != cluster.example }
        let lines = [
            style.red("\(Pluralized.snapshots(cluster.places.count)) changed: \(cluster.title)"),
            "  such as \(example.id)", details(example),
        ]
        let names = others.prefix(Self.limit).map { "  likewise    \(changes.changed[$0].id)" }
        return (lines + names + more(others.count - names.count)).joined(separator: "\n")
    }

    private func list(_ head: String, _ ids: [SnapshotID]) -> String {
        let names = ids.prefix(Self.limit).map { "  \($0)" }
        return ([head] + names + more(ids.count - names.count)).joined(separator: "\n")
    }

    private func more(_ count: Int) -> [String] { count > 0 ? ["  and \(count) more"] : [] }

    private func environment(_ change: ReferenceChanges.EnvironmentChange) -> String {
        let count = Pluralized.snapshots(change.ids.count)
        return style.yellow("environment changed (\(change.title)): ")
            + "\(count), \(change.otherPictures) of them with another picture"
    }

    private func summary(_ changes: ReferenceChanges) -> String {
        let counts = "\(Pluralized.references(changes.counts.head)) in \(changes.head.name)"
        let summary = changes.summary.isEmpty ? "nothing changed" : changes.summary.joined(separator: ", ")
        return "\(counts), compared with \(changes.base.name): \(summary)"
    }
}
