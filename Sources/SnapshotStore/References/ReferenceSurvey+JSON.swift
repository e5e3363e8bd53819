import VitrineJSONValues

extension ReferenceSurvey.File {
    /// A JSON object on one line.
    public func line(isDeleted: Bool) -> String {
        let result: JSONValue = isDeleted ? "deleted" : "stale"
        return JSONWriter.text(of: .record(["path": .string("Snapshots/\(path)"), "result": result]))
    }
}

extension ReferenceSurvey.UnexpectedFile {
    /// A JSON object on one line.
    public var line: String {
        JSONWriter.text(
            of: .record([
                "path": .string("Snapshots/\(path)"), "result": "left alone", "message": .string(reason),
            ]))
    }
}
