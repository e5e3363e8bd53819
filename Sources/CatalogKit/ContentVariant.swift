public import VitrineViews

/// A named example of a component.
@MainActor
public struct ContentVariant {
    /// What the site shows; its file name is made of it, and two of a component may not share that.
    public let name: String
    /// Where the name was declared.
    public let place: SourcePlace
    /// Makes the component; what it throws is the variant's failure alone.
    public private(set) var content: @MainActor () throws -> any View
    /// Nothing for the definition's.
    public private(set) var canvas: SnapshotCanvas?
    /// The modes in which the variant is shown; ``ModeSelection/inherited`` by default.
    public private(set) var modes = ModeSelection.inherited
    /// What is done with the component; nothing for a still picture.
    package private(set) var scenario: (any Scenario)?
    /// What a preview is shown on; nothing for the mode's surface.
    private(set) var surface: PreviewSurface?

    /// A variant whose content can fail, such as by decoding a payload.
    ///
    /// ```swift
    /// ContentVariant("Shop coupon") { try CouponCard(coupon: .decoded(from: "shop-coupon.json")) }
    /// ```
    public init(
        _ name: String, file: StaticString = #fileID, line: Int = #line,
        @ViewBuilder content: @escaping @MainActor () throws -> some View
    ) {
        self.name = name
        self.place = SourcePlace(file: "\(file)", line: line)
        self.content = content
    }

    /// A variant that is declared in no source file.
    init(_ name: String, place: SourcePlace, content: @escaping @MainActor () throws -> any View) {
        self.name = name
        self.place = place
        self.content = content
    }

    /// A variant of a preview.
    init(
        _ name: String, place: SourcePlace, canvas: SnapshotCanvas, surface: PreviewSurface,
        content: @escaping @MainActor () throws -> any View
    ) {
        self.name = name
        self.place = place
        self.content = content
        self.canvas = canvas
        self.surface = surface
    }

    /// Shows the variant on another canvas than its definition's.
    public func canvas(_ canvas: SnapshotCanvas) -> ContentVariant {
        var variant = self
        variant.canvas = canvas
        return variant
    }

    /// Shows the variant in other modes than its definition's.
    public func modes(_ modes: ModeSelection) -> ContentVariant {
        var variant = self
        variant.modes = modes
        return variant
    }

    /// Grants a tolerance to the whole view.
    func tolerating(_ tolerance: SnapshotTolerance) -> ContentVariant {
        if tolerance == .none { return self }
        var variant = self
        variant.content = { [content] in
            try content().snapshotTolerance(position: tolerance.position, color: tolerance.color)
        }
        return variant
    }

    /// The same variant, which calls the observer with each view that it makes.
    func onContent(_ observer: @escaping @MainActor @Sendable (any View) -> Void) -> ContentVariant {
        var variant = self
        variant.content = { [content] in
            let view = try content()
            observer(view)
            return view
        }
        return variant
    }

    /// Shows the steps of a scenario instead of the component as it is made.
    package func performing(_ scenario: any Scenario) -> ContentVariant {
        var variant = self
        variant.scenario = scenario
        return variant
    }
}

extension View {
    /// Makes the view an example of its component, under a name that no other example of it has.
    public func named(
        _ name: String, file: StaticString = #fileID, line: Int = #line
    ) -> ContentVariant {
        ContentVariant(name, file: file, line: line) { self }
    }
}
