import CatalogKit
import Composition
import Geometry
import ImageComparison

/// A report as `results.json` holds it and `check --json` prints it.
///
/// The format only grows: readers ignore what they do not know.
package struct RunRecord {
    package static let formatVersion = 1

    package let sourceHash: String
    package let report: CheckReport
    /// The references that the results were compared with, in the order of the results.
    package let referenceStates: [String]

    /// Paths are relative to the catalogue's folder.
    package func text(in folder: CatalogFolder) -> String {
        var text = "{\n  \"format\": \(Self.formatVersion),\n"
        text += "  \"sources\": \(JSONWriter.quoted(sourceHash)),\n"
        text += "  \"snapshots\": ["
        let records = zip(report.results, referenceStates).map { result, state in
            "\n    " + JSONWriter.text(of: .record(Self.members(of: result, state: state, in: folder)))
        }
        text += records.joined(separator: ",") + (records.isEmpty ? "],\n" : "\n  ],\n")
        text += "  \"stale\": \(JSONWriter.text(of: .list(report.stale.map(PropertyValue.string)))),\n"
        let failures = report.failures.map { failure in
            PropertyValue.record([
                "component": .string(failure.component.text), "definition": .string(failure.definition),
                "message": .string(failure.reason),
            ])
        }
        return text + "  \"failed definitions\": \(JSONWriter.text(of: .list(failures)))\n}\n"
    }

    private static func members(
        of result: SnapshotResult, state: String, in folder: CatalogFolder
    ) -> [String: PropertyValue] {
        var members: [String: PropertyValue] = [
            "id": .string(result.id.description), "component": .string(result.componentName),
            "variant": .string(result.variantName), "mode": .string(result.modeName),
            "outcome": .string(result.outcome.name), "place": .string(result.place.description),
            "reference state": .string(state),
            "reference": .string(folder.shortened(folder.references.picturePath(of: result.id))),
        ]
        if !result.findings.isEmpty { members["findings"] = .list(result.findings.map(PropertyValue.string)) }
        switch result.outcome {
        case .matched: break
        case .missingReference: members["actual"] = .string(actual(result.id, in: folder))
        case .unreadableReference(let reason):
            members["message"] = .string(reason)
            members["actual"] = .string(actual(result.id, in: folder))
        case .failedToRender(let reason): members["message"] = .string(reason)
        case .differs(let difference), .environmentChanged(let difference):
            members.merge(self.members(of: difference)) { $1 }
            members["actual"] = .string(actual(result.id, in: folder))
            members["difference"] = .string(folder.shortened(folder.lastRun.differencePath(of: result.id)))
        }
        return members
    }

    private static func actual(_ id: SnapshotID, in folder: CatalogFolder) -> String {
        folder.shortened(folder.lastRun.actualPath(of: id))
    }

    private static func members(of difference: SnapshotDifference) -> [String: PropertyValue] {
        let texts = { (changes: [Change]) in PropertyValue.list(changes.map { .string($0.description) }) }
        let size = { (size: PixelSize) in
            PropertyValue.list([.number(Double(size.width)), .number(Double(size.height))])
        }
        return [
            "message": .string(difference.explanation.description),
            "causes": texts(difference.explanation.causes),
            "consequences": texts(difference.explanation.consequences),
            "differing pixels": .number(Double(difference.differingPixels)),
            "pixels beyond": .record(
                Dictionary(
                    uniqueKeysWithValues: zip(
                        SnapshotDifference.toleratedDistances.map { String(Int($0)) },
                        difference.distantPixels.map { .number(Double($0)) }))),
            "regions": .list(
                difference.regions.map { region in
                    .list([region.x, region.y, region.width, region.height].map { .number(Double($0)) })
                }),
            "reference size": size(difference.referenceSize), "actual size": size(difference.actualSize),
            "environment changes": .list(difference.environmentChanges.map(PropertyValue.string)),
        ]
    }
}
