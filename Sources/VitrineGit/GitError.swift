/// Why a repository could not be read.
public enum GitError: Error, Equatable {
    case notInstalled
    case noRepository(folder: String)
    case unknownRevision(String)
    case noMainBranch(tried: [String])
    case noCommonAncestor(String, String)
    case failed(command: String, reason: String)
}

extension GitError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notInstalled:
            "cannot find the command 'git'; what changed between revisions is read through it"
        case .noRepository(let folder):
            "'\(folder)' is in no git repository, so there are no revisions to compare"
        case .unknownRevision(let name):
            """
            there is no revision '\(name)'; in a shallow clone 'git fetch --unshallow' brings all of them
            """
        case .noMainBranch(let tried):
            "cannot tell the main branch, there is none of \(tried.joined(separator: ", ")); name a revision to compare with"
        case .noCommonAncestor(let first, let second):
            """
            '\(first)' and '\(second)' have no common ancestor here; in a shallow clone 'git fetch --unshallow' \
            brings it, or name the revision to compare with
            """
        case .failed(let command, let reason):
            "'git \(command)' failed: \(reason)"
        }
    }
}
