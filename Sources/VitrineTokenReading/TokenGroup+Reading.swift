import VitrineJSONValues
import VitrineWording

extension TokenGroup {
    private static let groupKeys: Set<String> = [
        "$schema", "$type", "$description", "$deprecated", "$extensions", "$extends",
    ]
    private static let tokenKeys: Set<String> = [
        "$value", "$ref", "$type", "$description", "$deprecated", "$extensions",
    ]

    /// Reads a group with all that is in it; what is wrong with its shape is added to the faults.
    init(
        _ members: [String: JSONValue], at origin: TokenOrigin, of files: [TokenFile],
        faults: inout [TokenFault]
    ) {
        for (key, value) in members.sorted(by: { $0.key < $1.key }) where faults.count < TokenFaults.limit {
            let place = origin.appending(key)
            if key.hasPrefix("$"), key != "$root" {
                guard Self.groupKeys.contains(key) else {
                    let help = Spelling.closest(to: key, among: Self.groupKeys.sorted())
                    faults.append(
                        files.fault(
                            "a group has no '\(key)'" + (help.map { "; did you mean '\($0)'?" } ?? ""),
                            at: place))
                    continue
                }
                self.members[key] = Member(value: value, origin: place)
                continue
            }
            add(key, value, at: place, of: files, &faults)
        }
        checkType(of: files, &faults)
        measure()
    }

    private mutating func add(
        _ name: String, _ value: JSONValue, at place: TokenOrigin, of files: [TokenFile],
        _ faults: inout [TokenFault]
    ) {
        if let reason = Self.complaint(about: name) {
            faults.append(files.fault("\(reason); choose another name", at: place))
            return
        }
        guard case .record(let members) = value else {
            faults.append(
                files.fault(
                    "'\(name)' is neither a token nor a group; a token is an object with a '$value'",
                    at: place))
            return
        }
        let isToken = members["$value"] != nil || members["$ref"] != nil
        guard isToken else {
            if name == "$root" {
                faults.append(files.fault("'$root' is a group's own token and needs a '$value'", at: place))
            } else {
                groups[name] = TokenGroup(members, at: place, of: files, faults: &faults)
            }
            return
        }
        let count = faults.count
        for key in members.keys.sorted() where !Self.tokenKeys.contains(key) {
            let reason =
                key.hasPrefix("$")
                ? "a token has no '\(key)'"
                    + (Spelling.closest(to: key, among: Self.tokenKeys.sorted())
                        .map { "; did you mean '\($0)'?" } ?? "")
                : "'\(name)' has a '$value', and so it is a token and cannot hold '\(key)'; "
                    + "make it a group and move its '$value' into '$root'"
            faults.append(files.fault(reason, at: place.appending(key)))
        }
        if members["$value"] != nil, members["$ref"] != nil {
            faults.append(
                files.fault("'\(name)' has a '$value' and a '$ref'; leave one of them out", at: place))
        }
        if faults.count == count { tokens[name] = RawToken(members: members, origin: place) }
    }

    /// What is wrong with a name, of which references are made.
    private static func complaint(about name: String) -> String? {
        if name.isEmpty { return "a name is empty" }
        if name.utf8.count > nameLimit {
            return "the name '\(name.prefix(40))…' has \(name.utf8.count) bytes, more than \(nameLimit)"
        }
        let letter = name.first { "{}.".contains($0) }
        return letter.map { "the name '\(name)' has '\($0)', which belongs to references" }
    }

    private static let nameLimit = 200

    private func checkType(of files: [TokenFile], _ faults: inout [TokenFault]) {
        if let type = members["$type"], TokenKind.named(type.value) == nil {
            faults.append(files.fault(TokenKind.complaint(about: type.value), at: type.origin))
        }
    }
}
