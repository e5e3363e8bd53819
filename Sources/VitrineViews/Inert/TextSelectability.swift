/// Whether texts could be selected.
public nonisolated protocol TextSelectability: Sendable {
    static var allowsSelection: Bool { get }
}
