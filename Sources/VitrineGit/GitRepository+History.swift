extension GitRepository {
    /// The last commits that changed files below a folder, the newest first; none where nothing was committed yet.
    ///
    /// Merges are left out, as what they merge is listed. In a shallow clone, which does not know what its oldest commits
    /// changed, these are left out.
    public func commits(touching folder: String, limit: Int) throws(GitError) -> [FileCommit] {
        guard try git.run(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]).isSuccess else { return [] }
        let output = try git.require([
            "log", "-z", "--no-merges", "--date-order", "--no-show-signature", "--no-color",
            "--encoding=UTF-8",
            "--max-count=\(limit)", "--format=\(FileCommit.format)", "HEAD", "--", folder,
        ])
        let isShallow = try git.require(["rev-parse", "--is-shallow-repository"]).text == "true\n"
        var commits: [FileCommit] = []
        for field in output.fields {
            guard let commit = FileCommit(field) else {
                throw .failed(command: "log", reason: "its answer has the line '\(field)'")
            }
            if commit.parent != nil || !isShallow { commits.append(commit) }
        }
        return commits
    }

    /// The tree without files, which the first commit of a history is compared with.
    public func emptyTree() throws(GitError) -> ObjectID {
        let output = try git.require(["hash-object", "-t", "tree", "--stdin"])
        guard let id = ObjectID(output.text.dropLast()) else {
            throw .failed(command: "hash-object", reason: "it says '\(output.text)'")
        }
        return id
    }
}
