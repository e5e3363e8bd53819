import CatalogKit
import SnapshotHistory
import VitrineComposition
import VitrineGit
import VitrineHashing
import VitrineWording

/// The feed of what commits have changed (RFC 4287).
struct AtomFeed {
    static let path = "feed.xml"

    let outline: SiteOutline
    let history: ReferenceHistory

    /// The most commits, and the most components of each, that the feed lists.
    private static let (commitLimit, componentLimit) = (30, 40)

    /// Nothing where there is no commit to list.
    var text: String? {
        guard let newest = history.commits.first else { return nil }
        var text = """
            <?xml version="1.0" encoding="utf-8"?>
            <feed xmlns="http://www.w3.org/2005/Atom">
             <title>\(XMLText.escaped(outline.name))</title>
             <id>\(Self.identity(of: outline.name))</id>
             <updated>\(XMLText.escaped(newest.commit.date))</updated>
             <link rel="alternate" type="text/html" href="\(address(of: SitePages.changes.rawValue))"/>

            """
        if outline.brand.address != nil {
            text += " <link rel=\"self\" type=\"application/atom+xml\" href=\"\(address(of: Self.path))\"/>\n"
        }
        for commit in history.commits.prefix(Self.commitLimit) { text += entry(commit) }
        return text + "</feed>\n"
    }

    private func entry(_ commit: ReferenceHistory.Commit) -> String {
        let (git, page) = (commit.commit, SitePages.changes.rawValue)
        let title = git.subject.isEmpty ? "No message" : git.subject
        return """
             <entry>
              <title>\(XMLText.escaped(title))</title>
              <id>\(Self.identity(of: "\(outline.name)\n\(git.id.text)"))</id>
              <updated>\(XMLText.escaped(git.date))</updated>
              <author><name>\(XMLText.escaped(git.author.isEmpty ? "unknown" : git.author))</name></author>
              <link rel="alternate" type="text/html" href="\(address(of: "\(page)#\(ChangesPage.id(of: git))"))"/>
              <content type="html">\(XMLText.escaped(content(commit).text))</content>
             </entry>

            """
    }

    private func content(_ commit: ReferenceHistory.Commit) -> Markup {
        let names = Dictionary(outline.components.map { ($0.file, $0.name) }) { first, _ in first }
        return .group([
            Tag.ul {
                for component in commit.components.prefix(Self.componentLimit) {
                    for change in component.changes {
                        Tag.li {
                            Tag.b { names[component.component] ?? component.component.text }
                            ": "
                            Words.markup(change.text)
                            " (\(Pluralized.snapshots(change.ids.count)))"
                        }
                    }
                }
            },
            commit.components.count > Self.componentLimit
                ? Tag.p { "and \(commit.components.count - Self.componentLimit) more components" }
                : .group([]),
        ])
    }

    private func address(of path: String) -> String { XMLText.escaped(outline.brand.address(of: path)) }

    /// A name that stays what it is wherever the site goes: a UUID of its own making (RFC 9562 §5.8).
    private static func identity(of text: String) -> String {
        var digits = Array(contentHash(of: Array(text.utf8)))
        digits[12] = "8"
        digits[16] = "8"
        let parts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }
        return "urn:uuid:\(parts.joined(separator: "-"))"
    }
}
