import Flexbox
import Foundation
import VitrineGeometry
import VitrineViews

extension LayoutTreeBuilder {
    /// A user's layout as the engine asks it.
    func addCustom(
        _ arrangement: CustomArrangement, childTraits: [LayoutTraits], isRightToLeft: Bool
    ) -> NodeID {
        let instance = arrangement.instantiate()
        let guides = customGuides
        let engine = NestedEngine(builder: self)
        let subviews = { (children: LayoutChildren) in
            LayoutSubviews(
                zip(children, childTraits).enumerated().map { number, child in
                    LayoutSubview(
                        CustomLayoutPlace(
                            number: number, child: child.0, traits: child.1, customGuides: guides))
                }, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight, engine: engine)
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
                },
                guide: { guide, size, proposal, children in
                    guard let key = guides.key(guide) else { return nil }
                    let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
                    return instance.guide(key, in: bounds, ProposedViewSize(proposal), subviews(children))
                        .map { Double($0) }
                },
                spacing: { SpacingPreferences(instance.spacing(subviews($0))) }))
    }
}

/// A child of a user's layout.
struct CustomLayoutPlace: LayoutPlace {
    let number: Int
    let child: LayoutChild
    let traits: LayoutTraits
    let customGuides: CustomGuides

    var priority: Double { child.layoutPriority }
    var spacing: any PreferredSpacing { EngineSpacing(preferences: child.spacing) }

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

/// Lays the views of a user's layout out in a container of the language, with a tree that lives for one question.
private struct NestedEngine: ArrangingEngine {
    let builder: LayoutTreeBuilder

    func size(
        of subviews: LayoutSubviews, in container: ContainerLayout, _ proposal: ProposedViewSize
    ) -> CGSize {
        let (tree, root) = tree(of: subviews, in: container)
        let size = tree.sizeThatFits(root, Proposal(proposal))
        return CGSize(width: size.width, height: size.height)
    }

    func place(
        _ subviews: LayoutSubviews, in container: ContainerLayout, of bounds: CGRect,
        _ proposal: ProposedViewSize
    ) {
        let (tree, root) = tree(of: subviews, in: container)
        tree.layOut(root, proposing: Proposal(proposal))
        for (subview, leaf) in zip(subviews, tree.children(of: root)) {
            let origin = tree.frame(of: leaf).origin
            subview.place(
                at: CGPoint(x: bounds.minX + CGFloat(origin.x), y: bounds.minY + CGFloat(origin.y)),
                proposal: ProposedViewSize(tree.proposal(of: leaf)))
        }
    }

    private func tree(
        of subviews: LayoutSubviews, in container: ContainerLayout
    ) -> (tree: LayoutTree, root: NodeID) {
        let tree = LayoutTree(pixelLength: builder.tree.pixelLength)
        let nested = LayoutTreeBuilder(tree: tree, leaves: builder.leaves)
        let root = nested.addContainer(
            container, childTraits: subviews.map(\.place.traits), isRightToLeft: false)
        let guides = nested.customGuides
        for subview in subviews {
            let leaf = tree.addCustom(CustomLayout(subview, customGuides: guides))
            tree.setLayoutPriority(subview.priority, of: leaf)
            tree.append(leaf, to: root)
        }
        return (tree, root)
    }
}

extension CustomLayout {
    /// A view of another tree as a leaf.
    fileprivate init(
        _ subview: LayoutSubview, customGuides: CustomGuides
    ) {
        self.init(
            sizeThatFits: { proposal, _ in
                let size = subview.sizeThatFits(ProposedViewSize(proposal))
                return Size(width: Double(size.width), height: Double(size.height))
            },
            placeChildren: { _, _, _ in },
            guide: { guide, _, proposal, _ in
                guard let key = customGuides.key(guide) else { return nil }
                return subview.dimensions(in: ProposedViewSize(proposal))[explicit: key].map { Double($0) }
            },
            spacing: { _ in SpacingPreferences(subview.spacing) })
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
