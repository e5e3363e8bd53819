import VitrineDrawing
import VitrineGeometry
import VitrineViews

extension ResolvedNode.Kind {
    /// Does something with the element's value and its declared kind; the one place where they meet.
    func accept<Visitor: ElementVisitor>(_ visitor: Visitor) -> Visitor.Result {
        typealias Kinds = ElementKinds
        return switch self {
        case .text(let paragraph): visitor.visit(paragraph, Kinds.text)
        case .image(let image): visitor.visit(image, Kinds.image)
        case .icon(let icon): visitor.visit(icon, Kinds.icon)
        case .shape(let shape): visitor.visit(shape, Kinds.shape)
        case .spacer(let axis, let minLength):
            visitor.visit(SpacerElement(axis: axis, minLength: minLength), Kinds.spacer)
        case .divider(let axis, let color, let thickness):
            visitor.visit(DividerElement(axis: axis, color: color, thickness: thickness), Kinds.divider)
        case .container(let container): container.layout.accept(visitor)
        case .modified(let modification): modification.accept(visitor)
        case .background(let alignment): visitor.visit(alignment, Kinds.background)
        case .overlay(let alignment): visitor.visit(alignment, Kinds.overlay)
        case .mask(let alignment): visitor.visit(alignment, Kinds.mask)
        case .shadow(let shadow): visitor.visit(shadow, Kinds.shadow)
        case .clip(let outline, let rule):
            visitor.visit(ClipElement(outline: outline, rule: rule), Kinds.clip)
        case .placed(let layout): visitor.visit(layout)
        }
    }
}

extension ResolvedModification {
    fileprivate func accept<Visitor: ElementVisitor>(_ visitor: Visitor) -> Visitor.Result {
        typealias Kinds = ElementKinds
        return switch self {
        case .padding(let insets): visitor.visit(insets, Kinds.padding)
        case .frame(let frame): visitor.visit(frame, Kinds.frame)
        case .flexibleFrame(let frame): visitor.visit(frame, Kinds.flexibleFrame)
        case .fixedSize(let horizontal, let vertical):
            visitor.visit(FixedSizeElement(horizontal: horizontal, vertical: vertical), Kinds.fixedSize)
        case .layoutPriority(let priority): visitor.visit(priority, Kinds.layoutPriority)
        case .aspectRatio(let ratio, let mode):
            visitor.visit(AspectRatioElement(ratio: ratio, mode: mode), Kinds.aspectRatio)
        case .offset(let x, let y): visitor.visit(Point(x: x, y: y), Kinds.offset)
        case .position(let x, let y): visitor.visit(Point(x: x, y: y), Kinds.position)
        case .alignmentGuide(let key, _): visitor.visit(key, Kinds.alignmentGuide)
        case .opacity(let opacity): visitor.visit(opacity, Kinds.opacity)
        case .effect(let change): change.accept(visitor)
        case .hidden: visitor.visit((), Kinds.hidden)
        case .snapshotTolerance(let tolerance): visitor.visit(tolerance, Kinds.snapshotTolerance)
        case .snapshotMask: visitor.visit((), Kinds.snapshotMask)
        }
    }
}

extension ContainerLayout {
    fileprivate func accept<Visitor: ElementVisitor>(_ visitor: Visitor) -> Visitor.Result {
        typealias Kinds = ElementKinds
        return switch self {
        case .horizontal(let alignment, let spacing):
            visitor.visit(StackElement(alignment: alignment, spacing: spacing), Kinds.horizontalStack)
        case .vertical(let alignment, let spacing):
            visitor.visit(StackElement(alignment: alignment, spacing: spacing), Kinds.verticalStack)
        case .lazyHorizontal(let alignment, let spacing):
            visitor.visit(StackElement(alignment: alignment, spacing: spacing), Kinds.lazyHorizontalStack)
        case .lazyVertical(let alignment, let spacing):
            visitor.visit(StackElement(alignment: alignment, spacing: spacing), Kinds.lazyVerticalStack)
        case .overlapping(let alignment): visitor.visit(alignment, Kinds.overlappingStack)
        case .grid(let layout): visitor.visit(layout, Kinds.lazyGrid)
        case .table(let layout): visitor.visit(layout, Kinds.table)
        case .flex(let layout): visitor.visit(layout, Kinds.flex)
        case .scroll(let axes): visitor.visit(axes, Kinds.scroll)
        case .firstThatFits(let axes): visitor.visit(axes, Kinds.firstThatFits)
        case .proposal: visitor.visit((), Kinds.geometry)
        case .custom(let arrangement): visitor.visit(arrangement, Kinds.customLayout)
        }
    }
}
