import VitrineJSONValues
import VitrineWording

/// Gives groups what they extend: a copy of the other group, in which their own tokens and groups win.
struct GroupExtender {
    private let root: TokenGroup
    private let files: [TokenFile]
    /// The groups that are being extended, the outermost first.
    private var stack: [[String]] = []
    private var known: [[String]: TokenGroup] = [:]
    private(set) var faults: [TokenFault] = []

    /// The groups with all that they extend.
    static func extend(_ root: TokenGroup, files: [TokenFile]) -> (group: TokenGroup, faults: [TokenFault]) {
        var extender = GroupExtender(root: root, files: files)
        let group = extender.extended(root, at: [])
        return (group, extender.faults)
    }

    private init(root: TokenGroup, files: [TokenFile]) {
        self.root = root
        self.files = files
    }

    private mutating func extended(_ group: TokenGroup, at path: [String]) -> TokenGroup {
        if let known = known[path] { return known }
        stack.append(path)
        let result = extending(group, at: path)
        stack.removeLast()
        known[path] = result
        return result
    }

    private mutating func extending(_ group: TokenGroup, at path: [String]) -> TokenGroup {
        var own = group
        for (name, inner) in group.groups.sorted(by: { $0.key < $1.key }) {
            own.groups[name] = extended(inner, at: path + [name])
        }
        own.measure()
        guard let member = group.members["$extends"] else { return own }
        own.members["$extends"] = nil
        guard var result = base(of: member) else { return own }
        result.merge(own)
        guard result.count <= TokenGroup.countLimit, result.depth <= TokenGroup.depthLimit else {
            faults.append(
                files.fault(
                    "with what it extends the group has more than \(TokenGroup.countLimit) tokens or "
                        + "\(TokenGroup.depthLimit) levels", at: member.origin))
            return own
        }
        return result
    }

    /// The group that an `$extends` names, with what that one extends.
    private mutating func base(of member: TokenGroup.Member) -> TokenGroup? {
        do throws(WrongReference) {
            let path = try path(member.value)
            let name = path.joined(separator: ".")
            // A group that extends one around it would lie in itself.
            guard !stack.contains(path) else {
                throw WrongReference("the group extends '\(name)', and that this one; take one of both out")
            }
            guard stack.count <= TokenGroup.depthLimit else {
                throw WrongReference("groups extend each other more than \(TokenGroup.depthLimit) deep")
            }
            guard let base = root.group(at: path) else {
                if root.token(at: path) != nil {
                    throw WrongReference("'\(name)' is a token; only groups can be extended")
                }
                let help = Spelling.closest(to: name, among: Self.paths(root))
                throw WrongReference(
                    "there is no group '\(name)'" + (help.map { "; did you mean '\($0)'?" } ?? ""))
            }
            return extended(base, at: path)
        } catch {
            faults.append(files.fault(error.reason, at: member.origin))
            return nil
        }
    }

    private func path(_ value: JSONValue) throws(WrongReference) -> [String] {
        var value = value
        if case .string(let text) = value, text.hasPrefix("#") { value = .record(["$ref": value]) }
        switch try TokenReference(value) {
        case .token(let path)?: return path.split(separator: ".").map(String.init)
        case .pointer(let steps)?: return steps
        case nil: throw WrongReference("an '$extends' names a group, such as '{color}' or '#/color'")
        }
    }

    /// The paths of all groups, as far as names are short enough to be printed.
    private static func paths(_ group: TokenGroup, _ prefix: String = "") -> [String] {
        group.groups.sorted { $0.key < $1.key }.flatMap { name, inner in
            let path = prefix + name
            return path.utf8.count > 200 ? [] : [path] + paths(inner, path + ".")
        }
    }
}
