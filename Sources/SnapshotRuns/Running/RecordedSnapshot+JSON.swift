import CatalogKit
import RunRecords
import VitrineJSONValues

extension RecordedSnapshot {
    /// A JSON object on one line: the snapshot's name, what became of it, and why if it failed.
    public var line: String {
        var members: [String: JSONValue] = ["id": .string(id.description)]
        switch result {
        case .new: members["result"] = "new"
        case .changed: members["result"] = "changed"
        case .unchanged: members["result"] = "unchanged"
        case .failed(let reason):
            members["result"] = "failed"
            members["message"] = .string(reason.text)
        }
        return JSONWriter.text(of: .record(members))
    }
}
