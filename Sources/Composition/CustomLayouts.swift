import Flexbox
import Foundation
import Geometry
import Views

extension LayoutTreeBuilder {
    /// A user's layout as the engine asks it.
    func addCustom(_ arrangement: CustomArrangement, of node: ResolvedNode) -> NodeID {
        let instance = arrangement.instantiate()
        let traits = node.children.map(\.layoutTraits)
        let guides = customGuides
        let subviews = { (children: LayoutChildren) in
            LayoutSubviews(
                zip(children, traits).enumerated().map { number, child in
                    LayoutSubview(
                        Place(number: number, child: child.0, traits: child.1, customGuides: guides))
                }, layoutDirection: node.isRightToLeft ? .rightToLeft : .leftToRight)
        }
        return tree.addCustom(
            CustomLayout(
                sizeThatFits: { proposal, children in
                    let size = instance.sizeThatFits(ProposedViewSize(proposal), subviews(children))
                    return Size(width: max(0, Double(size.width)), height: max(0, Double(size.height)))
                },
                placeChildren: { size, proposal, children in
                    instance.place(
                        in: CGRect(x: 0, y: 0, width: size.width, height: size.height),
                        ProposedViewSize(proposal), subviews(children))
                }))
    }

    /// A child of a user's layout.
    private struct Place: LayoutPlace {
        let number: Int
        let child: LayoutChild
        let traits: LayoutTraits
        let customGuides: [AlignmentKey.CustomAlignment: AlignmentGuide]

        var priority: Double { child.layoutPriority }
        var spacing: any SpacingWishes { Wishes(preferences: child.spacing) }

        func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
            let size = child.sizeThatFits(Proposal(proposal))
            return CGSize(width: size.width, height: size.height)
        }

        func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
            ViewDimensions(child.dimensions(Proposal(proposal)), customGuides: customGuides)
        }

        func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
            child.place(
                at: position.point, anchor: Point(x: Double(anchor.x), y: Double(anchor.y)),
                proposing: Proposal(proposal))
        }
    }

    private struct Wishes: SpacingWishes {
        var preferences: SpacingPreferences

        func distance(to next: any SpacingWishes, along axis: Axis) -> Double {
            guard let next = next as? Wishes else { return SpacingPreferences.defaultDistance }
            return preferences.distance(
                to: next.preferences, along: axis == .horizontal ? .horizontal : .vertical)
        }

        func union(_ other: any SpacingWishes) -> any SpacingWishes {
            guard let other = other as? Wishes else { return self }
            var union = self
            for edge in SpacingPreferences.Edge.allCases {
                union.preferences.formUnion(other.preferences, at: edge)
            }
            return union
        }
    }
}

extension ProposedViewSize {
    fileprivate init(_ proposal: Proposal) {
        self.init(
            width: proposal.width.length.map { CGFloat($0) },
            height: proposal.height.length.map { CGFloat($0) })
    }
}

extension Proposal {
    fileprivate init(_ proposal: ProposedViewSize) {
        self.init(
            width: proposal.width.map { max(0, Double($0)) },
            height: proposal.height.map { max(0, Double($0)) })
    }
}
