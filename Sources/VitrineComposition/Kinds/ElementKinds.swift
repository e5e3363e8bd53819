/// All kinds of elements; each is declared in a file of its own.
enum ElementKinds {
    static let named = Dictionary(
        uniqueKeysWithValues: (leaves + containers + modifiers + effects).map { ($0.name, $0) })

    private static let leaves = [
        text.storage, image.storage, icon.storage, shape.storage, spacer.storage, divider.storage,
    ]

    private static let containers = [
        canvas.storage, horizontalStack.storage, verticalStack.storage, lazyHorizontalStack.storage,
        lazyVerticalStack.storage, overlappingStack.storage, lazyGrid.storage, table.storage, flex.storage,
        scroll.storage, firstThatFits.storage, geometry.storage, customLayout.storage,
    ]

    private static let modifiers = [
        padding.storage, frame.storage, flexibleFrame.storage, fixedSize.storage, layoutPriority.storage,
        aspectRatio.storage, offset.storage, position.storage, alignmentGuide.storage, background.storage,
        overlay.storage, mask.storage, opacity.storage, shadow.storage, clip.storage, hidden.storage,
        snapshotTolerance.storage, snapshotMask.storage,
    ]

    private static let effects =
        [
            blur.storage, scale.storage, rotation.storage, transform.storage, blendMode.storage,
            group.storage,
        ] + colorEffects

    private static let declarations = named.mapValues { kind in
        Dictionary(uniqueKeysWithValues: kind.declarations.map { ($0.name, $0) })
    }

    private static let commonDeclarations = Dictionary(
        uniqueKeysWithValues: ElementTraits.declarations.map { ($0.name, $0) })

    /// The declaration of a kind's own property, or of one that elements of all kinds may have.
    static func declaration(of name: String, kind: String) -> PropertyDeclaration? {
        declarations[kind]?[name] ?? commonDeclarations[name]
    }
}
