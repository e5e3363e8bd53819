/// Which lines stand above and below a row or a section, and in which color.
struct SeparatorLook {
    private var visibilities: [VerticalEdge: Visibility] = [:]
    private var tints: [VerticalEdge: Color] = [:]

    func isHidden(_ edge: VerticalEdge) -> Bool { visibilities[edge] == .hidden }

    func tint(_ edge: VerticalEdge) -> Color? { tints[edge] }

    /// Keeps what a view further in has said.
    mutating func set(_ visibility: Visibility, at edges: VerticalEdge.Set) {
        for edge in VerticalEdge.allCases where edges.contains(.init(edge)) {
            visibilities[edge] = visibilities[edge] ?? visibility
        }
    }

    /// Keeps what a view further in has said.
    mutating func set(_ tint: Color?, at edges: VerticalEdge.Set) {
        for edge in VerticalEdge.allCases where edges.contains(.init(edge)) {
            tints[edge] = tints[edge] ?? tint
        }
    }
}

enum RowSeparatorTrait: TraitKey { typealias Value = SeparatorLook }
enum SectionSeparatorTrait: TraitKey { typealias Value = SeparatorLook }
