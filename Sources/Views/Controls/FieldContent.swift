/// What a field shows.
struct FieldContent: Sendable {
    var text: String
    var prompt: Text?
    var isMultiline = false
    var isSecure = false
}
