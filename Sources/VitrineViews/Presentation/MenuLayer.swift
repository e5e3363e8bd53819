import Foundation

/// The items of a menu beside the view that opens it.
nonisolated struct MenuLayer: View {
    /// Buttons and what else is chosen from, all of which close the menu.
    let content: AnyView
    let anchor: Anchor<CGRect>
    let screen: PresentationScreen
    let dismiss: @MainActor () -> Void

    @MainActor var body: some View {
        ZStack {
            Color.clear.contentShape(Rectangle()).onTapGesture { dismiss() }
            GeometryReader { proxy in
                AnchoredLayout(
                    source: proxy[anchor], width: PresentationMetrics.menuWidth,
                    distance: PresentationMetrics.menuDistance, alignment: .edge
                ) {
                    menu
                }
            }
        }
        .frame(width: screen.size.width, height: screen.size.height)
        .changingEnvironment { $0.resetForSystemSurface() }
    }

    @MainActor private var menu: some View {
        Arranged(styled) { MenuRows(subviews: $0) }
            .frame(width: PresentationMetrics.menuWidth)
            .background(Material.regular, in: shape)
            // A shadow of its own, since material is blurred with what lies below it.
            .background {
                shape.fill(Color.black.opacity(0.12)).blur(radius: PresentationMetrics.floatingShadow)
            }
            .holding(.menu)
    }

    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: PresentationMetrics.menuRadius) }

    @MainActor private var styled: some View {
        content
            .buttonStyle(MenuRowStyle())
            .labelStyle(MenuRowLabelStyle())
            .menuStyle(SubmenuStyle())
            .toggleStyle(MenuToggleStyle())
            .changingEnvironment { $0.pickerLook = .menuRows }
    }
}

/// Whether an item of a menu is one that has been chosen.
enum MenuCheckTrait: TraitKey { typealias Value = Bool }

/// The items below each other, in groups.
private nonisolated struct MenuRows: View {
    let subviews: [Subview]

    @MainActor var body: some View {
        let hasChecks = subviews.contains { $0.traits[MenuCheckTrait.self] == true }
        return VStack(spacing: 0) {
            ForEach(groups.indices, id: \.self) { group in
                if group > 0 {
                    Color(light: .black.opacity(0.08), dark: .black.opacity(0.16))
                        .frame(height: PresentationMetrics.menuSectionGap)
                }
                ForEach(Array(groups[group].enumerated()), id: \.element.id) { index, row in
                    MenuRow(row: row, hasChecks: hasChecks, isFirst: index == 0)
                }
            }
        }
    }

    /// What lines between items and sections tell apart.
    private var groups: [[Subview]] {
        var groups: [[Subview]] = [[]]
        var section: UInt64?
        for subview in subviews {
            let next = subview.traits[SectionTrait.self]?.identity
            if next != section || subview.traits[DividerTrait.self] == true { groups.append([]) }
            section = next
            if subview.traits[DividerTrait.self] != true { groups[groups.count - 1].append(subview) }
        }
        return groups.filter { !$0.isEmpty }
    }
}

private nonisolated struct MenuRow: View {
    let row: Subview
    let hasChecks: Bool
    let isFirst: Bool

    @MainActor var body: some View {
        HStack(spacing: 0) {
            if hasChecks { check }
            if row.traits[SectionTrait.self]?.role == .header {
                row.font(.system(size: 13)).foregroundStyle(Color.secondary)
                    .frame(minHeight: PresentationMetrics.menuHeaderHeight)
                Spacer(minLength: 0)
            } else {
                row
            }
        }
        .padding(
            .leading, hasChecks ? PresentationMetrics.menuRowPadding / 2 : PresentationMetrics.menuRowPadding
        )
        .padding(.trailing, PresentationMetrics.menuRowPadding)
        .overlay(alignment: .top) { if !isFirst { Hairline() } }
    }

    @MainActor private var check: some View {
        Image(systemName: "checkmark")
            .font(.system(size: 13, weight: .semibold))
            .opacity(row.traits[MenuCheckTrait.self] == true ? 1 : 0)
            .frame(width: PresentationMetrics.menuCheckWidth, alignment: .leading)
            .accessibilityHidden(true)
    }
}

private nonisolated struct MenuRowStyle: ButtonStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        ButtonLabel(
            configuration: configuration, color: configuration.role == .destructive ? .red : .primary,
            centersLines: false
        )
        .font(.system(size: 17))
        .lineLimit(2)
        .frame(
            maxWidth: .infinity, minHeight: PresentationMetrics.menuRowHeight, alignment: .leading
        )
        .contentShape(Rectangle())
    }
}

/// The icon at the end of the row.
private nonisolated struct MenuRowLabelStyle: LabelStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: PresentationMetrics.menuDistance) {
            configuration.title
            Spacer(minLength: 0)
            configuration.icon.accessibilityHidden(true)
        }
    }
}

/// A menu in a menu: a row that leads on.
private nonisolated struct SubmenuStyle: MenuStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.open()
        } label: {
            HStack(spacing: PresentationMetrics.menuDistance) {
                configuration.label
                Spacer(minLength: 0)
                Chevron(direction: .forward).foregroundStyle(Color.secondary)
            }
        }
        // The items of the menu that a menu lies in are closed by its own items only.
        .changingEnvironment { $0.didAct = nil }
    }
}

private nonisolated struct MenuToggleStyle: ToggleStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
        .trait(MenuCheckTrait.self, configuration.isOn)
    }
}
