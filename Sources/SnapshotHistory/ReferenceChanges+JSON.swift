import CatalogKit
import RunRecords
import VitrineExplanations
import VitrineGeometry
import VitrineGit
import VitrineJSONValues

extension ReferenceChanges {
    /// The file's text: one object, a reference a line, sorted keys.
    ///
    /// - Parameter naming: whether pictures are named, as they lie in a report's folder.
    public func write(naming: Bool = false, to output: (String) throws -> Void) throws {
        try output("{\n  \"format\": 1,\n")
        try output("  \"base\": \(JSONWriter.text(of: base.record(counts.base))),\n")
        try output("  \"head\": \(JSONWriter.text(of: head.record(counts.head))),\n")
        let clusters = clusters
        let groups = Dictionary(
            clusters.flatMap { cluster in cluster.places.map { ($0, cluster.id) } },
            uniquingKeysWith: { first, _ in first })
        var lists: [(key: String, items: [JSONValue])] = [
            ("changed", changed.enumerated().map { $1.record(group: groups[$0], naming) }),
            ("redrawn", redrawn.map { $0.record(group: nil, naming) }),
            ("reworded", reworded.map(\.record)),
            ("new", new.map { $0.record(naming) }), ("gone", gone.map { $0.record(naming) }),
            ("renamed", renamed.map { .record(["from": $0.from.value, "to": $0.to.value]) }),
            ("environment", environment.map(\.record)), ("same", same.map(\.value)),
            ("unreadable", unreadable.map(\.record)), ("others", others.map(JSONValue.string)),
        ]
        lists.append(
            (
                "clusters",
                clusters.map { cluster in
                    .record([
                        "id": .string(cluster.id), "title": .string(cluster.title),
                        "snapshots": .list(cluster.places.map { changed[$0].id.value }),
                    ])
                }
            ))
        for (number, list) in lists.enumerated() {
            let lines = list.items.map { "\n    " + JSONWriter.text(of: $0) }.joined(separator: ",")
            let end = number + 1 < lists.count ? ",\n" : "\n}\n"
            try output("  \(JSONWriter.quoted(list.key)): [\(lines)\(lines.isEmpty ? "]" : "\n  ]")\(end)")
        }
    }
}

extension ReferenceRevision {
    fileprivate func record(_ count: Int) -> JSONValue {
        var members: [String: JSONValue] = ["name": .string(name), "references": .number(Double(count))]
        members["commit"] = (commit?.text).map(JSONValue.string)
        return .record(members)
    }
}

extension ChangedReference {
    fileprivate func record(group: String?, _ naming: Bool) -> JSONValue {
        var members: [String: JSONValue] = [
            "id": id.value, "message": .string(explanation.sentence),
            "changes": .list(explanation.changes.map(\.record)),
            "old picture": old.record(naming), "new picture": new.record(naming),
        ]
        members["cluster"] = explanation.cluster?.record
        members["group"] = group.map(JSONValue.string)
        if !environmentChanges.isEmpty {
            members["environment changes"] = .list(environmentChanges.map(JSONValue.string))
        }
        return .record(members)
    }
}

extension RewordedReference {
    fileprivate var record: JSONValue {
        var members: [String: JSONValue] = [
            "id": id.value, "message": .string(explanation.sentence),
            "changes": .list(explanation.changes.map(\.record)),
        ]
        members["cluster"] = explanation.cluster?.record
        return .record(members)
    }
}

extension ReferencePicture {
    fileprivate func record(_ naming: Bool) -> JSONValue {
        var members: [String: JSONValue] = [
            "width": .number(Double(size.width)), "height": .number(Double(size.height)),
            "scale": .number(scale),
        ]
        members["hash"] = hash.map(JSONValue.string)
        if naming { members["path"] = path.map(JSONValue.string) }
        return .record(members)
    }
}

extension ReferenceChanges.Arrival {
    fileprivate func record(_ naming: Bool) -> JSONValue {
        var members: [String: JSONValue] = ["id": id.value, "whole component": .flag(isWholeComponent)]
        members["picture"] = picture?.record(naming)
        return .record(members)
    }
}

extension ReferenceChanges.EnvironmentChange {
    fileprivate var record: JSONValue {
        .record([
            "title": .string(title), "other pictures": .number(Double(otherPictures)),
            "snapshots": .list(ids.map(\.value)),
        ])
    }
}

extension ReferenceChanges.UnreadableReferences {
    fileprivate var record: JSONValue {
        .record(["reason": .string(reason), "snapshots": .list(ids.map(\.value))])
    }
}

extension SnapshotID {
    fileprivate var value: JSONValue { .string(description) }
}
