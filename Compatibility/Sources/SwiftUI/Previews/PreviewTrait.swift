/// What `#Preview` shows.
public struct Preview {
    /// The kind of traits that previews of views have.
    public enum ViewTraits {}
}

/// Something that is said about a preview: `#Preview(traits: .sizeThatFitsLayout)`.
public struct PreviewTrait<T>: Sendable {
    let traits: PreviewTraits
    /// What is done to the previewed view.
    let modify: @MainActor @Sendable (any View) -> any View

    init(
        _ traits: PreviewTraits = PreviewTraits(),
        modify: @escaping @MainActor @Sendable (any View) -> any View = { $0 }
    ) {
        self.traits = traits
        self.modify = modify
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// As large as the view wants to be.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(PreviewTraits(layout: .sizeThatFits)) }
    public static var defaultLayout: PreviewTrait { PreviewTrait(PreviewTraits()) }

    /// So many points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait(PreviewTraits(layout: .fixed(width: width, height: height)))
    }

    public static var portrait: PreviewTrait { .orientation(.portrait) }
    public static var portraitUpsideDown: PreviewTrait { .orientation(.portraitUpsideDown) }
    public static var landscapeLeft: PreviewTrait { .orientation(.landscapeLeft) }
    public static var landscapeRight: PreviewTrait { .orientation(.landscapeRight) }

    private static func orientation(_ orientation: InterfaceOrientation) -> PreviewTrait {
        PreviewTrait(PreviewTraits(orientation: orientation))
    }
}

extension PreviewTraits {
    /// What a `#Preview` says about itself.
    init(name: String?, traits: [PreviewTrait<Preview.ViewTraits>]) {
        self.init(displayName: name)
        for trait in traits.map(\.traits) {
            layout = trait.layout ?? layout
            orientation = trait.orientation ?? orientation
        }
    }
}
