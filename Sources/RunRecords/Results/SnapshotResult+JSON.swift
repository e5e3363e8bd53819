import CatalogKit
import VitrineExplanations
import VitrineGeometry
import VitrineImageComparison
package import VitrineJSONValues
import VitrineViews

extension SnapshotResult {
    /// The members of the JSON object that stands for it.
    package func members(_ places: PicturePlaces) -> [String: JSONValue] {
        var members: [String: JSONValue] = [
            "id": .string(id.description), "component": .string(componentName),
            "variant": .string(variantName), "mode": .string(modeName),
            "outcome": .string(outcome.name), "place": .string(place.description),
            "reference state": .string(referenceState),
        ]
        if let stepName { members["step"] = .string(stepName) }
        members.merge(findings.members) { $1 }
        if !tolerances.isEmpty { members["tolerances"] = .list(tolerances.map(\.record)) }
        if let renamedFrom { members["renamed from"] = .string(renamedFrom.description) }
        if isRecorded { members["recorded"] = true }
        members["reference"] = places.reference(of: self).map(JSONValue.string)
        if outcome.canBeApproved { members["actual"] = places.actual(of: self).map(JSONValue.string) }
        if let actualHash { members["actual hash"] = .string(actualHash) }
        if let differenceHash { members["difference hash"] = .string(differenceHash) }
        if references != .pictures { members["references"] = .string(references.rawValue) }
        if let redrawnReferenceHash {
            members["redrawn reference hash"] = .string(redrawnReferenceHash)
        }
        if let actualSidecarHash { members["actual sidecar hash"] = .string(actualSidecarHash) }
        if let causePlace { members["cause place"] = .string(causePlace.description) }
        switch outcome {
        case .matched, .missingReference: break
        case .unreadableReference(let reason), .failedToRender(let reason):
            members["message"] = .string(reason.text)
            members["element"] = reason.element.map(JSONValue.string)
        case .differs(let difference), .environmentChanged(let difference):
            members.merge(difference.members) { $1 }
            members["difference"] = places.difference(of: self).map(JSONValue.string)
        }
        return members
    }

    /// The JSON object on one line.
    func line(naming places: PicturePlaces) -> String { JSONWriter.text(of: .record(members(places))) }

    /// Reads what ``line(naming:)`` wrote; where pictures are is not believed but known from their hashes.
    package init(line: [UInt8]) throws {
        self = try SnapshotResult(Document(JSONReader.read(line[...])))
    }

    private init(_ document: Document) throws(DocumentError) {
        guard let id = SnapshotID.verbatim(try document.string("id")) else { throw .missing("id") }
        guard let place = try document.sourcePlace("place") else { throw .missing("place") }
        self.init(
            id: id,
            names: (
                try document.string("component"), try document.string("variant"), try document.string("mode")
            ),
            place: place, outcome: try SnapshotOutcome(document),
            referenceState: try document.string("reference state"))
        stepName = try document.optionalString("step")
        findings = try document.findings()
        for value in try document.optionalList("tolerances") {
            tolerances.append(try ToleranceUse(Document(value)))
        }
        if let origin = try document.optionalString("renamed from") {
            guard let id = SnapshotID(origin) else { throw .missing("renamed from") }
            renamedFrom = id
        }
        isRecorded = try document.optionalFlag("recorded")
        actualHash = try document.hash("actual hash")
        differenceHash = try document.hash("difference hash")
        actualSidecarHash = try document.hash("actual sidecar hash")
        redrawnReferenceHash = try document.hash("redrawn reference hash")
        causePlace = try document.filePlace("cause place")
        if let text = try document.optionalString("references") {
            guard let kind = ReferenceKind(rawValue: text) else { throw .missing("references") }
            references = kind
        }
        guard referenceHash.map(Document.isHash) ?? true else { throw .missing("reference state") }
    }
}

extension Document {
    /// A content's hash, which names a file; nothing where there is no such member.
    fileprivate func hash(_ key: String) throws(DocumentError) -> String? {
        guard let text = try optionalString(key) else { return nil }
        guard Self.isHash(text) else { throw .missing(key) }
        return text
    }

    /// A picture's width and height.
    fileprivate func size(_ key: String) throws(DocumentError) -> PixelSize {
        let sides = try list(key)
        guard sides.count == 2, case .number(let width) = sides[0], case .number(let height) = sides[1],
            let size = PixelSize(width: Int(exactly: width) ?? 0, height: Int(exactly: height) ?? 0)
        else { throw .missing(key) }
        return size
    }

    /// Whether a text is 32 hexadecimal digits.
    package static func isHash(_ text: String) -> Bool {
        text.utf8.count == 32 && text.utf8.allSatisfy("0123456789abcdef".utf8.contains)
    }
}

extension Document {
    /// A line of a source; nothing where there is no such member.
    func sourcePlace(_ key: String) throws(DocumentError) -> SourcePlace? {
        guard let text = try optionalString(key) else { return nil }
        guard let (file, line) = text.splitNumber() else { throw .missing(key) }
        return SourcePlace(file: file, line: line)
    }

    /// A place in a file of the catalogue; nothing where there is no such member.
    func filePlace(_ key: String) throws(DocumentError) -> FilePlace? {
        guard let text = try optionalString(key) else { return nil }
        guard let (start, number) = text.splitNumber() else { throw .missing(key) }
        guard let (file, line) = start.splitNumber() else { return FilePlace(file: start, line: number) }
        return FilePlace(file: file, line: line, column: number)
    }
}

extension String {
    /// What stands before the last colon, and the number after it.
    fileprivate func splitNumber() -> (start: String, number: Int)? {
        guard let colon = lastIndex(of: ":"), let number = Int(self[index(after: colon)...]) else {
            return nil
        }
        return (String(self[..<colon]), number)
    }
}

extension SnapshotOutcome {
    fileprivate init(_ document: Document) throws(DocumentError) {
        switch try document.string("outcome") {
        case "matched": self = .matched
        case "missing reference": self = .missingReference
        case "unreadable reference": self = .unreadableReference(reason: try SnapshotReason(document))
        case "failed to render": self = .failedToRender(reason: try SnapshotReason(document))
        case "differs": self = .differs(try SnapshotDifference(document))
        case "environment changed": self = .environmentChanged(try SnapshotDifference(document))
        default: throw .missing("outcome")
        }
    }
}

extension SnapshotReason {
    fileprivate init(_ document: Document) throws(DocumentError) {
        self.init(
            text: try document.string("message"), element: try document.optionalString("element"))
    }
}

extension [SnapshotReason] {
    /// The findings' texts, and the elements that they name where one does, with an empty name for the others.
    package var members: [String: JSONValue] {
        if isEmpty { return [:] }
        var members: [String: JSONValue] = ["findings": .list(map { .string($0.text) })]
        if contains(where: { $0.element != nil }) {
            members["finding elements"] = .list(map { .string($0.element ?? "") })
        }
        return members
    }
}

extension Document {
    /// The findings that a list of them has written as its members.
    package func findings() throws(DocumentError) -> [SnapshotReason] {
        let texts = try optionalStrings("findings")
        let elements = try optionalStrings("finding elements")
        guard elements.isEmpty || elements.count == texts.count else { throw .missing("finding elements") }
        return texts.enumerated().map { number, text in
            let element = elements.isEmpty ? "" : elements[number]
            return SnapshotReason(text: text, element: element.isEmpty ? nil : element)
        }
    }
}

extension SnapshotDifference {
    fileprivate var members: [String: JSONValue] {
        var members: [String: JSONValue] = [
            "message": .string(explanation.sentence),
            "causes": .list(explanation.causes.map(JSONValue.string)),
            "consequences": .list(explanation.consequences.map(JSONValue.string)),
            "changes": .list(explanation.changes.map(\.record)),
            "environment changes": .list(environmentChanges.map(JSONValue.string)),
        ]
        members.merge(pictures.members) { $1 }
        if let cluster = explanation.cluster {
            members["cluster"] = cluster.record
        }
        members["scale"] = scale.map(JSONValue.number)
        if isAgainstRedrawnReference { members["against redrawn reference"] = true }
        return members
    }

    fileprivate init(_ document: Document) throws(DocumentError) {
        var cluster: CauseCluster?
        if let record = try document.optionalRecord("cluster") {
            cluster = try CauseCluster(Document(.record(record)))
        }
        var changes: [ChangeSummary] = []
        for value in try document.optionalList("changes") {
            changes.append(try ChangeSummary(Document(value)))
        }
        self.init(
            explanation: ExplanationSummary(
                sentence: try document.string("message"), changes: changes, cluster: cluster),
            pictures: try PictureComparison(document),
            environmentChanges: try document.optionalStrings("environment changes"),
            isAgainstRedrawnReference: try document.optionalFlag("against redrawn reference"),
            scale: try document.optionalNumber("scale"))
    }
}

extension PictureComparison {
    fileprivate var members: [String: JSONValue] {
        switch self {
        case .compared(let pixels): pixels.members
        case .noReference(let reason): ["no reference picture": .string(reason)]
        }
    }

    fileprivate init(_ document: Document) throws(DocumentError) {
        if let reason = try document.optionalString("no reference picture") {
            self = .noReference(reason: reason)
        } else {
            self = .compared(try PixelDifference(document))
        }
    }
}

extension PixelDifference {
    fileprivate var members: [String: JSONValue] {
        let size = { (size: PixelSize) in
            JSONValue.list([.number(Double(size.width)), .number(Double(size.height))])
        }
        return [
            "differing pixels": .number(Double(count)),
            "pixels beyond": .record(
                Dictionary(
                    uniqueKeysWithValues: zip(
                        Self.toleratedDistances.map { String(Int($0)) },
                        distant.map { .number(Double($0)) }))),
            "regions": .list(regions.map(\.value)),
            "reference size": size(referenceSize), "actual size": size(actualSize),
        ]
    }

    fileprivate init(_ document: Document) throws(DocumentError) {
        let distances = try Document(.record(document.record("pixels beyond")))
        var distant: [Int] = []
        for distance in Self.toleratedDistances {
            distant.append(try distances.integer(String(Int(distance))))
        }
        var regions: [PixelRegion] = []
        for value in try document.list("regions") { regions.append(try PixelRegion(value)) }
        self.init(
            count: try document.integer("differing pixels"), distant: distant, regions: regions,
            referenceSize: try document.size("reference size"),
            actualSize: try document.size("actual size"))
    }
}

extension PixelRegion {
    fileprivate var value: JSONValue {
        .list([x, y, width, height, differingPixels].map { .number(Double($0)) })
    }

    fileprivate init(_ value: JSONValue) throws(DocumentError) {
        guard case .list(let values) = value, values.count == 5 else { throw .missing("regions") }
        var numbers: [Int] = []
        for value in values {
            guard case .number(let number) = value, let integer = Int(exactly: number) else {
                throw .missing("regions")
            }
            numbers.append(integer)
        }
        self.init(
            x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3], differingPixels: numbers[4])
    }
}

extension ToleranceUse {
    fileprivate var record: JSONValue {
        .record(["element": .string(element), "granted": granted.value, "used": used.value])
    }

    fileprivate init(_ document: Document) throws(DocumentError) {
        self.init(
            element: try document.string("element"), granted: try Tolerance(document, "granted"),
            used: try Tolerance(document, "used"))
    }
}

extension ToleranceUse.Tolerance {
    fileprivate var value: JSONValue {
        switch self {
        case .masked: .record(["masked": true])
        case .within(let position, let color):
            .record(["position": .number(position), "color": .number(color)])
        }
    }

    fileprivate init(_ document: Document, _ key: String) throws(DocumentError) {
        let record = try Document(.record(document.record(key)))
        self =
            try record.optionalFlag("masked")
            ? .masked : .within(position: try record.number("position"), color: try record.number("color"))
    }
}
