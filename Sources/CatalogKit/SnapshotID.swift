/// Which snapshot is meant: a component, a variant, perhaps a step of it, and a mode, each by its file name.
public struct SnapshotID: Hashable, Sendable {
    /// The name of the component's folder among the references.
    public let component: FileName
    /// The name of its file there, or of its folder if it is a scenario.
    public let variant: FileName
    /// A step of a scenario; nothing for the variant as a whole.
    public let step: FileName?
    /// Nothing stands for the default mode, ``Mode/light``.
    public let mode: FileName?

    /// An identity of file names; without a step that of a whole variant, without a mode that of the default one.
    public init(component: FileName, variant: FileName, step: FileName? = nil, mode: FileName?) {
        self.component = component
        self.variant = variant
        self.step = step
        self.mode = mode
    }

    /// Reads `component/variant`, `component/variant/step` and either with `@mode`, as ``description`` writes it.
    ///
    /// Nothing where a part is not just as a file name is written.
    public init?(_ text: String) {
        self.init(text, name: { part in FileName(part).flatMap { $0.text == part ? $0 : nil } })
    }

    /// Reads the same of names that are kept as they are.
    package static func verbatim(_ text: String) -> SnapshotID? {
        SnapshotID(text, name: FileName.verbatim)
    }

    private init?(_ text: String, name: (String) -> FileName?) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), let last = parts.last else { return nil }
        let ending = last.split(separator: "@", omittingEmptySubsequences: false)
        let names = (parts.dropLast() + [ending[0]]).compactMap { name(String($0)) }
        let mode = ending.count == 2 ? name(String(ending[1])) : nil
        guard ending.count <= 2, names.count == parts.count, (mode == nil) == (ending.count == 1) else {
            return nil
        }
        self.init(
            component: names[0], variant: names[1], step: names.count == 3 ? names[2] : nil, mode: mode)
    }

    /// The whole variant in the same mode.
    public var ofVariant: SnapshotID { SnapshotID(component: component, variant: variant, mode: mode) }

    /// The folders of its files, from the outermost on.
    package var folders: [String] { [component.text] + (step == nil ? [] : [variant.text]) }

    /// The name of its files, without an ending: the last part of ``description``.
    package var fileName: String { "\(step ?? variant)" + (mode.map { "@\($0)" } ?? "") }

}

extension SnapshotID: Comparable {
    /// By component, variant, step and mode.
    public static func < (left: SnapshotID, right: SnapshotID) -> Bool {
        if left.component != right.component { return left.component < right.component }
        if left.variant != right.variant { return left.variant < right.variant }
        if left.step != right.step { return (left.step?.text ?? "") < (right.step?.text ?? "") }
        return (left.mode?.text ?? "") < (right.mode?.text ?? "")
    }
}

extension SnapshotID: CustomStringConvertible {
    /// `component/variant@mode`, `component/variant/step@mode`, or without `@mode` in the default mode.
    public var description: String { "\(folders.joined(separator: "/"))/\(fileName)" }
}
