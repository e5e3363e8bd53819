/// Which part of which section a view is.
nonisolated struct SectionPart: Hashable, Sendable {
    enum Role: Hashable, Sendable { case header, content, footer }

    var identity: UInt64
    var role: Role
}

enum SectionTrait: TraitKey { typealias Value = SectionPart }

/// Whether the section that a header stands over is shown; nothing where it always is.
enum ExpansionTrait: TraitKey { typealias Value = Binding<Bool> }

/// The insets of a header or a footer itself.
enum HeadingInsetsTrait: TraitKey { typealias Value = EdgeInsets }
