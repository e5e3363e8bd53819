import Foundation

/// A content as a sheet, a cover of the whole screen or a popover, by what it says of itself and by the room that there is.
nonisolated struct SheetSurface: View {
    enum Form {
        case sheet, cover
        case popover(Anchor<CGRect>)
    }

    /// What is presented begins anew: nothing around it is a frame of bars.
    static let safeAreaDepth = 1

    let content: any View
    let form: Form
    let screen: PresentationScreen
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    @MainActor var body: some View {
        PreferencesRead(
            content: SingleView(content).changingEnvironment { [isSheet, isCover] in
                $0.isInSheet = isSheet
                $0.collapsesColumns = !isCover
            }
        ) { values, content in
            AdaptedSurface(
                content: content, form: form, screen: screen, options: values[PresentationOptionsKey.self])
        }
    }

    private var isCover: Bool { if case .cover = form { true } else { false } }

    /// Popovers are sheets where there is no room for them.
    private var isSheet: Bool {
        switch form {
        case .cover: false
        case .sheet: true
        case .popover: !(horizontalSizeClass == .regular && verticalSizeClass == .regular)
        }
    }
}

extension EnvironmentValues {
    /// Whether a sheet is what lies next around, whose bar at the top is higher.
    var isInSheet: Bool {
        get { self[IsInSheetKey.self] }
        set { self[IsInSheetKey.self] = newValue }
    }
}

private enum IsInSheetKey: EnvironmentKey { static var defaultValue: Bool { false } }

private nonisolated struct AdaptedSurface: View {
    let content: Subview
    let form: SheetSurface.Form
    let screen: PresentationScreen
    let options: PresentationOptions
    @Environment(\.self) private var environment

    @MainActor var body: some View {
        switch adaptedForm {
        case .cover: cover
        case .sheet where isPad: formSheet
        case .sheet: sheet
        case .popover(let anchor):
            PopoverLayer(content: content, anchor: anchor, options: options, screen: screen)
        }
    }

    private var isPad: Bool {
        environment.horizontalSizeClass == .regular && environment.verticalSizeClass == .regular
    }

    /// Where there is little room, popovers and sheets become what they ask for, and popovers sheets by themselves.
    private var adaptedForm: SheetSurface.Form {
        let adaptation =
            environment.verticalSizeClass == .compact
            ? options.verticalAdaptation : options.horizontalAdaptation
        switch form {
        case .cover: return .cover
        case _ where isPad: return form
        case _ where adaptation == .fullScreenCover: return .cover
        case .popover where adaptation == .popover || adaptation == .none: return form
        case .popover, .sheet: return .sheet
        }
    }

    @MainActor private var cover: some View {
        surface(width: screen.size.width, height: screen.size.height, covered: screen.safeArea)
            .background { backdrop(BackgroundStyle()) }
            .holding(.sheet)
    }

    @MainActor private var sheet: some View {
        let height = options.height(on: screen, in: environment)
        let isLarge = height == PresentationDetent.large.height(on: screen, in: environment)
        let radius = options.cornerRadius ?? PresentationMetrics.sheetRadius
        var covered = screen.safeArea
        covered.top = 0
        return layer(
            surface(width: screen.size.width, height: height, covered: covered)
                .overlay(alignment: .top) { if showsGrabber { Grabber() } },
            in: UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius),
            alignment: .bottom
        )
        .collecting { [environment] values, _ in
            if isLarge, environment.verticalSizeClass != .compact { values[ShrinksScreenKey.self] = true }
        }
    }

    @MainActor private var formSheet: some View {
        let size = PresentationMetrics.formSize
        let radius = options.cornerRadius ?? PresentationMetrics.formRadius
        return layer(
            surface(
                width: min(size.width, screen.size.width), height: min(size.height, screen.size.height),
                covered: EdgeInsets()),
            in: RoundedRectangle(cornerRadius: radius), alignment: .center)
    }

    /// A surface on its background over the dimmed screen.
    @MainActor private func layer(
        _ surface: some View, in shape: some Shape, alignment: Alignment
    ) -> some View {
        ZStack(alignment: alignment) {
            if options.leavesScreenActive { Color.clear } else { Dimming() }
            surface
                .background { backdrop(BackgroundStyle()) }
                .clipShape(shape)
                .holding(.sheet)
        }
        .frame(width: screen.size.width, height: screen.size.height)
    }

    /// The content in the room that nothing covers.
    @MainActor private func surface(width: CGFloat, height: CGFloat, covered: EdgeInsets) -> some View {
        content
            .fillingFrame()
            .coordinateSpace(.room(SheetSurface.safeAreaDepth))
            .padding(covered)
            .frame(width: width, height: height)
            .coordinateSpace(.frame(SheetSurface.safeAreaDepth))
    }

    @MainActor @ViewBuilder private func backdrop(_ style: some ShapeStyle) -> some View {
        if let background = options.background { AnyView(background) } else { Rectangle().fill(style) }
    }

    private var showsGrabber: Bool {
        switch options.dragIndicator {
        case .automatic: options.detents.count > 1
        case .visible: true
        case .hidden: false
        }
    }
}

/// The handle of a sheet whose height can be changed.
private nonisolated struct Grabber: View {
    @MainActor var body: some View {
        Capsule()
            .fill(HierarchicalShapeStyle.tertiary)
            .frame(
                width: PresentationMetrics.grabberSize.width, height: PresentationMetrics.grabberSize.height
            )
            .padding(.top, PresentationMetrics.grabberTop)
            .foregroundStyle(Color.primary)
    }
}
