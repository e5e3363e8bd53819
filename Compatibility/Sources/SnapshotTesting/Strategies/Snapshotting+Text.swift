public import Foundation

extension Diffing where Value == String {
    /// Texts, compared line by line.
    public static var lines: Diffing {
        Diffing(
            toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
            diff: { old, new in
                guard old != new else { return nil }
                let difference = LineDifference(from: old, to: new).text
                let attachment = XCTAttachment(
                    data: Data(difference.utf8), uniformTypeIdentifier: "public.patch-file")
                return (difference, [attachment])
            })
    }
}

extension Snapshotting where Value == String, Format == String {
    /// Texts, compared line by line.
    public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Value == Data, Format == Data {
    /// Bytes, which are the same or not.
    public static var data: Snapshotting {
        Snapshotting(
            pathExtension: nil,
            diffing: Diffing(
                toData: { $0 }, fromData: { $0 },
                diff: { old, new in
                    guard old != new else { return nil }
                    let isAsLong = old.count == new.count
                    return (isAsLong ? "Expected data to match" : "Expected \(new) to match \(old)", [])
                }))
    }
}

extension Snapshotting where Format == String {
    /// What `String(describing:)` makes of the value.
    public static var description: Snapshotting {
        SimplySnapshotting.lines.pullback { String(describing: $0) }
    }

    /// The value with all of its parts, in an order that is always the same.
    public static var dump: Snapshotting {
        SimplySnapshotting.lines.pullback { ValueDump.text(of: $0) }
    }

    /// The value as JSON, such as a dictionary.
    public static var json: Snapshotting {
        var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
            encoded(value) {
                try JSONSerialization.data(
                    withJSONObject: value, options: [.fragmentsAllowed, .prettyPrinted, .sortedKeys])
            }
        }
        strategy.pathExtension = "json"
        return strategy
    }
}

extension Snapshotting where Value: Encodable, Format == String {
    /// The value as JSON with sorted keys.
    public static var json: Snapshotting {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return .json(encoder)
    }

    public static func json(_ encoder: JSONEncoder) -> Snapshotting {
        var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
            encoded(value) { try encoder.encode(value) }
        }
        strategy.pathExtension = "json"
        return strategy
    }

    /// The value as a property list in XML.
    public static var plist: Snapshotting {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return .plist(encoder)
    }

    public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
        var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
            encoded(value) { try encoder.encode(value) }
        }
        strategy.pathExtension = "plist"
        return strategy
    }
}

extension Snapshotting where Value: CaseIterable, Format == String {
    /// What a function makes of each case, as a table.
    public static func `func`<Result>(
        into witness: Snapshotting<Result, Format>
    ) -> Snapshotting<(Value) -> Result, Format> {
        var strategy = SimplySnapshotting.lines.asyncPullback { (function: @escaping (Value) -> Result) in
            Value.allCases.reduce(Async(value: [])) { (rows: Async<[String]>, input) in
                rows.flatMap { rows in
                    witness.snapshot(function(input)).map { rows + ["\"\(input)\",\"\($0)\""] }
                }
            }
            .map { $0.joined(separator: "\n") }
        }
        strategy.pathExtension = "csv"
        return strategy
    }
}

/// A text of encoded bytes, or none and the reason for the assertion.
private func encoded<Value>(_ value: Value, by encode: () throws -> Data) -> String {
    SnapshotProblems.noting(orElse: "") { () throws(SnapshotError) in
        do {
            return String(decoding: try encode(), as: UTF8.self)
        } catch {
            throw .notEncodable(type: "\(Value.self)", reason: "\(error)")
        }
    }
}
