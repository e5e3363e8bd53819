/// Which snapshot is meant: a component, a variant and a mode, each by its file name.
public struct SnapshotID: Hashable, Sendable {
    public let component: FileName
    public let variant: FileName
    /// Nothing stands for the default mode, ``Mode/light``.
    public let mode: FileName?

    public init(component: FileName, variant: FileName, mode: FileName?) {
        self.component = component
        self.variant = variant
        self.mode = mode
    }

    /// Reads `component/variant` or `component/variant@mode`, as ``description`` writes it.
    ///
    /// Nothing where a part is not just as a file name is written.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        let names = parts[1].split(separator: "@", omittingEmptySubsequences: false)
        guard names.count <= 2, let component = Self.name(parts[0]), let variant = Self.name(names[0])
        else { return nil }
        if names.count == 2 {
            guard let mode = Self.name(names[1]) else { return nil }
            self.init(component: component, variant: variant, mode: mode)
        } else {
            self.init(component: component, variant: variant, mode: nil)
        }
    }

    private static func name(_ text: Substring) -> FileName? {
        FileName(String(text)).flatMap { $0.text == text ? $0 : nil }
    }
}

extension SnapshotID: Comparable {
    public static func < (left: SnapshotID, right: SnapshotID) -> Bool {
        if left.component != right.component { return left.component < right.component }
        if left.variant != right.variant { return left.variant < right.variant }
        return (left.mode?.text ?? "") < (right.mode?.text ?? "")
    }
}

extension SnapshotID: CustomStringConvertible {
    /// `component/variant@mode`, or `component/variant` in the default mode.
    public var description: String {
        "\(component)/\(variant)" + (mode.map { "@\($0)" } ?? "")
    }
}
