/// Which part of which section a view is.
package nonisolated struct SectionPart: Hashable, Sendable {
    package enum Role: Hashable, Sendable { case header, content, footer }

    package var identity: UInt64
    package var role: Role
}

package enum SectionTrait: TraitKey { package typealias Value = SectionPart }

/// Whether the section that a header stands over is shown; nothing where it always is.
enum ExpansionTrait: TraitKey { typealias Value = Binding<Bool> }

/// The insets of a header or a footer itself.
enum HeadingInsetsTrait: TraitKey { typealias Value = EdgeInsets }
