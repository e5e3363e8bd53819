package import Foundation

/// A view as the layout engine knows it.
package nonisolated protocol LayoutPlace {
    var number: Int { get }
    var priority: Double { get }
    var spacing: any PreferredSpacing { get }
    var traits: LayoutTraits { get }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    func dimensions(in proposal: ProposedViewSize) -> ViewDimensions
    func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)
}
