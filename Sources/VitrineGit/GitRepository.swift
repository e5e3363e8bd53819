import Foundation

/// A repository, read through the `git` command; nothing is ever written.
public struct GitRepository: Sendable {
    let git: GitCommand

    /// Finds the repository that a folder lies in.
    ///
    /// - Parameter folder: where all paths start, which may be any folder of the repository.
    public init(containing folder: String) throws(GitError) {
        git = try GitCommand(folder: folder)
        guard try git.run(["rev-parse", "--is-inside-work-tree"]).text == "true\n" else {
            throw .noRepository(folder: folder)
        }
    }

    /// The commit that a revision (a branch, a tag, `HEAD~2`) names.
    public func commit(_ revision: String) throws(GitError) -> ObjectID {
        let output = try git.run([
            "rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}",
        ])
        guard output.isSuccess, let id = ObjectID(output.text.dropLast()) else {
            throw .unknownRevision(revision)
        }
        return id
    }

    /// The last commit that two revisions have in common.
    public func mergeBase(_ first: String, _ second: String) throws(GitError) -> ObjectID {
        let ids = (try commit(first), try commit(second))
        let output = try git.run(["merge-base", ids.0.text, ids.1.text])
        guard output.isSuccess, let id = ObjectID(output.text.dropLast()) else {
            throw .noCommonAncestor(first, second)
        }
        return id
    }

    /// The branch that others are merged into: the remote's own choice, else `main` or `master`.
    public func mainBranch() throws(GitError) -> String {
        let candidates = ["origin/HEAD", "origin/main", "origin/master", "main", "master"]
        for candidate in candidates {
            let output = try git.run([
                "rev-parse", "--verify", "--quiet", "--end-of-options", "\(candidate)^{commit}",
            ])
            if output.isSuccess { return candidate }
        }
        throw .noMainBranch(tried: candidates)
    }

    /// The files below a folder that are not the same in a commit and in another one, or in the working tree.
    ///
    /// Files of the working tree that git does not track are among them, ignored ones are not.
    ///
    /// - Parameter head: nothing for the working tree.
    public func changes(from base: ObjectID, to head: ObjectID?, below folder: String) throws(GitError)
        -> [ChangedFile]
    {
        let arguments =
            [
                "diff", "--raw", "-z", "--no-renames", "--no-ext-diff", "--no-textconv", "--no-abbrev",
                "--ignore-submodules", "--relative", base.text,
            ] + (head.map { [$0.text] } ?? []) + ["--", folder]
        var files = try ChangedFile.reading(git.require(arguments).bytes)
        if head == nil {
            let others = try git.require(["ls-files", "--others", "--exclude-standard", "-z", "--", folder])
            files += others.fields.map { ChangedFile(path: $0, old: nil, new: .workingTree) }
        }
        return files.sorted { $0.path < $1.path }
    }

    /// The paths of all files below a folder in a commit, sorted.
    public func files(in commit: ObjectID, below folder: String) throws(GitError) -> [String] {
        try git.require(["ls-tree", "-r", "-z", "--name-only", commit.text, "--", folder]).fields.sorted()
    }

    /// Hands each blob's bytes to a closure, in the order of the list.
    public func readBlobs(_ ids: [ObjectID], _ body: (Int, [UInt8]) -> Void) throws(GitError) {
        // As many at once as keeps both git's answers and the memory small.
        for start in stride(from: 0, to: ids.count, by: 256) {
            let part = ids[start..<min(start + 256, ids.count)]
            let output = try git.require(
                ["cat-file", "--batch"], input: part.map { "\($0.text)\n" }.joined())
            var rest = output.bytes[...]
            for (offset, id) in part.enumerated() {
                body(start + offset, try Self.nextBlob(in: &rest, id))
            }
        }
    }

    /// `<id> blob <size>`, a line feed, the bytes and a line feed (git-cat-file, "Batch output").
    private static func nextBlob(in output: inout ArraySlice<UInt8>, _ id: ObjectID) throws(GitError)
        -> [UInt8]
    {
        let header = output.prefix { $0 != UInt8(ascii: "\n") }
        let words = String(decoding: header, as: UTF8.self).split(separator: " ")
        guard words.count == 3, words[1] == "blob", let size = Int(words[2]), size >= 0,
            output.count > header.count + 1 + size
        else {
            throw .failed(command: "cat-file", reason: "it has no file \(id.text)")
        }
        let start = header.endIndex + 1
        defer { output = output[(start + size + 1)...] }
        return Array(output[start..<(start + size)])
    }
}
