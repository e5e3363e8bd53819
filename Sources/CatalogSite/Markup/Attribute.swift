import VitrineJSONValues

/// An attribute of an HTML element.
struct Attribute: Equatable, Sendable {
    let name: String
    /// Nothing for what is said by the name alone.
    let value: String?

    private init(_ name: String, _ value: String?) {
        self.name = name
        self.value = value
    }

    static func `class`(_ names: String) -> Attribute { Attribute("class", names) }
    static func id(_ id: String) -> Attribute { Attribute("id", id) }
    static func role(_ role: String) -> Attribute { Attribute("role", role) }
    static func label(_ text: String) -> Attribute { Attribute("aria-label", text) }
    static func labelled(by id: String) -> Attribute { Attribute("aria-labelledby", id) }
    static let current = Attribute("aria-current", "page")
    /// Something of the page's own, for its scripts.
    static func data(_ name: String, _ value: String) -> Attribute { Attribute("data-\(name)", value) }
    /// Is shown by a script alone.
    static let isHiddenAtFirst = Attribute("hidden", nil)
    /// What the keyboard reaches, in the page's order.
    static let isFocusable = Attribute("tabindex", "0")
    static func pressed(_ isPressed: Bool) -> Attribute { Attribute("aria-pressed", "\(isPressed)") }
    static func shortcut(_ key: String) -> Attribute { Attribute("aria-keyshortcuts", key) }
    /// Screen readers read changes aloud once they have nothing else to read.
    static let isLive = Attribute("aria-live", "polite")
    static func tooltip(_ text: String) -> Attribute { Attribute("title", text) }

    static func language(_ identifier: String) -> Attribute { Attribute("lang", identifier) }
    static func charset(_ name: String) -> Attribute { Attribute("charset", name) }
    static func name(_ name: String) -> Attribute { Attribute("name", name) }
    static func httpEquivalent(_ name: String) -> Attribute { Attribute("http-equiv", name) }
    static func content(_ content: String) -> Attribute { Attribute("content", content) }
    static func relation(_ kind: String) -> Attribute { Attribute("rel", kind) }
    static let isDeferred = Attribute("defer", nil)

    /// What a file that a link leads to is saved as.
    static func download(_ name: String) -> Attribute { Attribute("download", name) }

    static func type(_ type: String) -> Attribute { Attribute("type", type) }
    static func value(_ value: String) -> Attribute { Attribute("value", value) }
    static func placeholder(_ text: String) -> Attribute { Attribute("placeholder", text) }
    static let isChecked = Attribute("checked", nil)

    static func alternative(_ text: String) -> Attribute { Attribute("alt", text) }
    static func width(_ length: Int) -> Attribute { Attribute("width", "\(length)") }
    static func height(_ length: Int) -> Attribute { Attribute("height", "\(length)") }
    static func x(_ points: Double) -> Attribute { Attribute("x", JSONValue.text(of: points)) }
    static func y(_ points: Double) -> Attribute { Attribute("y", JSONValue.text(of: points)) }
    static func width(points: Double) -> Attribute { Attribute("width", JSONValue.text(of: points)) }
    static func height(points: Double) -> Attribute { Attribute("height", JSONValue.text(of: points)) }
    /// A picture that is loaded when it is about to be seen.
    static let isLazy = Attribute("loading", "lazy")
    /// For eyes alone: what it shows is said elsewhere.
    static let isHidden = Attribute("aria-hidden", "true")
    /// The part of a drawing's plane that is shown.
    static func viewBox(width: Double, height: Double) -> Attribute {
        Attribute("viewBox", "0 0 \(JSONValue.text(of: width)) \(JSONValue.text(of: height))")
    }
    static func fill(_ color: String) -> Attribute { Attribute("fill", color) }
    /// Anything else that an element of a drawing says, in SVG's words.
    static func svg(_ name: String, _ value: String) -> Attribute { Attribute(name, value) }
    /// How much of a fill is seen, 0…1.
    static func fillOpacity(_ opacity: Double) -> Attribute {
        Attribute("fill-opacity", JSONValue.text(of: opacity))
    }
    static func cornerRadius(_ points: Double) -> Attribute { Attribute("rx", JSONValue.text(of: points)) }
    static func columns(_ count: Int) -> Attribute { Attribute("colspan", "\(count)") }
    /// What a table's heading heads, `row` or `col`.
    static func scope(_ scope: String) -> Attribute { Attribute("scope", scope) }

    /// A link to a file of the site, by a relative path as the file system writes it, or to an id, `#main`.
    static func href(_ path: String) -> Attribute { Attribute("href", address(path)) }
    /// A file of the site, by a relative path as the file system writes it.
    static func source(_ path: String) -> Attribute { Attribute("src", address(path)) }

    /// A link as a user has written it: to a page of the site, or elsewhere by an address of the web or of mail; nothing for
    /// an address of anything else, such as a script.
    static func link(_ target: String) -> Attribute? {
        if ["https://", "http://", "mailto:"].contains(where: target.lowercased().hasPrefix) {
            return Attribute("href", encoded(target, keeping: "-._~/@#=:?&+,;%!$'()*[]"))
        }
        // What stands before a colon would be read as the name of a scheme, and what follows two slashes as a host.
        if target.isEmpty || target.contains(":") || target.hasPrefix("//") { return nil }
        return Attribute("href", encoded(target, keeping: "-._~/@#=%"))
    }

    /// The time of what an element shows, for machines.
    static func dateTime(_ date: String) -> Attribute { Attribute("datetime", date) }

    /// A path in the letters that an address may have (RFC 3986 §2.3) and those that part it, all others as bytes.
    static func address(_ path: String) -> String {
        encoded(path, keeping: "-._~/@#=")
    }

    private static func encoded(_ text: String, keeping marks: String) -> String {
        var address = ""
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                address.unicodeScalars.append(Unicode.Scalar(byte))
            case _ where marks.utf8.contains(byte):
                address.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                address += (digits.count < 2 ? "%0" : "%") + digits
            }
        }
        return address
    }
}
