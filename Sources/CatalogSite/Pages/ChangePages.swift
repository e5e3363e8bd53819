import CatalogKit
import RunRecords
public import SnapshotHistory
import SnapshotStore
import VitrineExplanations
import VitrineGeometry
import VitrineWording

/// The changes between the references of two revisions as pages that need nothing but the pictures and the style sheet beside them.
public struct ChangePages {
    private let title: String
    private let changes: ReferenceChanges
    private let items: [Item]
    private let hasPicture: (String) throws -> Bool

    private enum Item {
        case unreadable(ReferenceChanges.UnreadableReferences)
        case cluster(CheckReport.Cluster)
        case changed(ChangedReference)
        case redrawn(ChangedReference)
        case reworded(RewordedReference)
        case environment(ReferenceChanges.EnvironmentChange)
        case arrivals(ComponentArrivals, isNew: Bool)
        case list(String, [String])
    }

    /// The most pictures, and the most names, of a box.
    private static let (pictureLimit, nameLimit) = (24, 1000)

    /// - Parameter folder: where the report is written, which has its pictures before its pages.
    public init(title: String, changes: ReferenceChanges, in folder: String) {
        self.title = title
        self.changes = changes
        let tree = FileTree(root: folder)
        hasPicture = { try tree.hasFile($0) }
        let clusters = changes.clusters
        let clustered = Set(clusters.lazy.flatMap(\.places))
        var items = changes.unreadable.map(Item.unreadable) + clusters.map(Item.cluster)
        for (place, reference) in changes.changed.enumerated() where !clustered.contains(place) {
            items.append(.changed(reference))
        }
        items += changes.redrawn.map(Item.redrawn)
        items += changes.reworded.map(Item.reworded)
        items += Self.parts(changes.new).map { .arrivals($0, isNew: true) }
        items += Self.parts(changes.gone).map { .arrivals($0, isNew: false) }
        items += changes.environment.map(Item.environment)
        items += Self.lists("Renamed", changes.renamed.map { "\($0.from) → \($0.to)" })
        items += Self.lists("Written anew with the same picture", changes.same.map(\.description))
        items += Self.lists("Files that are named like no snapshot", changes.others)
        self.items = items
    }

    /// A page's file name and text; pages count from 1, after the last one there is nothing.
    public func page(_ number: Int) throws -> (name: String, text: String)? {
        try ReportPaging(title: title, weights: items.map { _ in 1 })
            .page(number, head: head) { try box(items[$0]) }
    }

    private static func lists(_ title: String, _ names: [String]) -> [Item] {
        stride(from: 0, to: names.count, by: nameLimit).map {
            .list(title, Array(names[$0..<min($0 + nameLimit, names.count)]))
        }
    }

    /// Component by component, those with many pictures in parts.
    private static func parts(_ arrivals: [ReferenceChanges.Arrival]) -> [ComponentArrivals] {
        arrivals.components.flatMap { component in
            stride(from: 0, to: component.arrivals.count, by: pictureLimit).map { start in
                var part = component
                let end = min(start + pictureLimit, component.arrivals.count)
                part.arrivals = Array(component.arrivals[start..<end])
                return part
            }
        }
    }

    private var head: Markup {
        Tag.div(.class("title")) {
            Tag.h1 { title }
            Tag.p(.class("facts")) {
                "\(changes.base.name) → \(changes.head.name) · \(Pluralized.snapshots(changes.counts.head))"
            }
            Tag.p(.class("facts")) {
                changes.summary.isEmpty ? "Nothing changed" : changes.summary.joined(separator: ", ")
            }
            ReportTools.markup
        }
    }
}

extension ChangePages {
    private func box(_ item: Item) throws -> Markup {
        switch item {
        case .unreadable(let references):
            return ReportBox.markup(
                Pluralized.snapshots(references.ids.count), Self.badge("unreadable", "unreadable")
            ) {
                ReportBox.why(references.reason)
                Self.names(references.ids)
            }
        case .cluster(let cluster):
            let example = changes.changed[cluster.example]
            let pictures = try sides(example)
            return ReportBox.markup(
                "\(Pluralized.snapshots(cluster.places.count)) with the same cause",
                Self.badge("differs", "changed")
            ) {
                ReportBox.why(cluster.title)
                Tag.p(.class("detail")) { "such as \(example.id)" }
                pictures
                Self.names(cluster.places.map { changes.changed[$0].id })
            }
        case .changed(let reference): return try box(reference, "changed")
        case .redrawn(let reference): return try box(reference, "another picture")
        case .reworded(let reference):
            return ReportBox.markup("\(reference.id)", Self.badge("differs", "same picture, other words")) {
                ReportBox.why(reference.explanation.sentence)
            }
        case .environment(let change):
            return ReportBox.markup(
                Pluralized.snapshots(change.ids.count), Self.badge("environment", "environment changed")
            ) {
                ReportBox.why(change.title)
                Tag.p(.class("detail")) { "\(change.otherPictures) of them with another picture" }
                Self.names(change.ids)
            }
        case .arrivals(let component, let isNew): return try box(component, isNew: isNew)
        case .list(let title, let names):
            return ReportBox.markup(title, Self.badge("environment", "\(names.count)")) {
                Tag.ul {
                    for name in names { Tag.li { name } }
                }
            }
        }
    }

    private func box(_ reference: ChangedReference, _ label: String) throws -> Markup {
        let pictures = try sides(reference)
        return ReportBox.markup("\(reference.id)", Self.badge("differs", label)) {
            ReportBox.why(reference.explanation.sentence)
            if !reference.environmentChanges.isEmpty {
                Tag.p(.class("detail")) {
                    "the environment changed as well: "
                        + reference.environmentChanges.joined(separator: ", ")
                }
            }
            if reference.old.size != reference.new.size {
                Tag.p(.class("detail")) { "\(reference.new.size), before \(reference.old.size)" }
            }
            pictures
        }
    }

    private func box(_ component: ComponentArrivals, isNew: Bool) throws -> Markup {
        let words = isNew ? ("new component", "new") : ("component gone", "gone")
        let badge = Self.badge(isNew ? "matches" : "missing", component.isWhole ? words.0 : words.1)
        let pictures = try component.arrivals.compactMap { arrival in
            try arrival.picture.flatMap { try side(arrival.id.description, .actual, $0, of: arrival.id) }
        }
        return ReportBox.markup("\(component.component)", badge) {
            PictureSides(sides: pictures).markup
            if pictures.count < component.arrivals.count { Self.names(component.ids) }
        }
    }

    private static func badge(_ name: String, _ label: String) -> Markup {
        Tag.span(.class("status \(name)")) { label }
    }

    /// The first ones; a page is not for thousands.
    private static func names(_ ids: [SnapshotID]) -> Markup {
        Tag.ul {
            for id in ids.prefix(nameLimit) { Tag.li { "\(id)" } }
            if ids.count > nameLimit { Tag.li { "and \(ids.count - nameLimit) more" } }
        }
    }

    private func sides(_ reference: ChangedReference) throws -> Markup {
        let explanation = reference.explanation
        let sides = [
            try side(
                "Before", .reference, reference.old, of: reference.id, PictureMarks.ofRemoved(explanation)),
            try side("After", .actual, reference.new, of: reference.id, PictureMarks(explanation, \.new)),
        ]
        return PictureSides(sides: sides.compactMap { $0 }).markup
    }

    /// Nothing where the picture could not be had.
    private func side(
        _ label: String, _ role: PictureSides.Role, _ picture: ReferencePicture, of id: SnapshotID,
        _ marks: PictureMarks = PictureMarks()
    ) throws -> PictureSides.Side? {
        guard let path = picture.path, try hasPicture(path) else { return nil }
        return PictureSides.Side(
            role: role, label: label, path: path, alternative: "\(label) of \(id)", size: picture.size,
            scale: picture.scale, marks: marks)
    }
}
