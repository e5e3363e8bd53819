import Foundation

/// Rows in sections, in the look of the system's lists.
@MainActor @preconcurrency
public struct List<SelectionValue, Content> {
    private let content: Content
}

extension List: View where Content: View {
    public var body: some View {
        ListBody(content: content)
    }

    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content)
    where SelectionValue: Hashable {
        self.content = content()
    }

    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content)
    where SelectionValue: Hashable {
        self.content = content()
    }
}

extension List where Content: View, SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.content = ForEach(data, content: rowContent)
    }

    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.content = ForEach(data, id: id, content: rowContent)
    }

    public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.content = ForEach(data, content: rowContent)
    }
}

extension List where Content: View, SelectionValue: Hashable {
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.content = ForEach(data, content: rowContent)
    }
}

/// Controls in the look of the system's settings.
public struct Form<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View {
        StyledView(
            FormStyleConfiguration(content: StylePart(content)),
            default: StyleBox(style: AutomaticFormStyle()) { $0.makeBody(configuration: $1) })
    }
}

public struct FormStyleConfiguration {
    public typealias Content = StylePart<ContentPart<FormStyleConfiguration>>

    public let content: Content
}

/// The look of forms.
@MainActor @preconcurrency
public protocol FormStyle {
    associatedtype Body: View
    typealias Configuration = FormStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct AutomaticFormStyle: FormStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ListBody(content: configuration.content)
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
    public static var grouped: AutomaticFormStyle { AutomaticFormStyle() }
    public static var columns: AutomaticFormStyle { AutomaticFormStyle() }
}

extension View {
    public func formStyle<Style: FormStyle>(_ style: Style) -> some View {
        settingStyle(StyleBox(style: style) { $0.makeBody(configuration: $1) })
    }
}

/// The rows of a list or a form; it scrolls, and shows its beginning.
struct ListBody<Content: View>: View {
    let content: Content
    @Environment(\.listLook) private var look
    @Environment(\.showsScrollBackground) private var showsBackground

    var body: some View {
        ScrollView {
            Arranged(content.environment(\.isInListRow, true)) { subviews in
                LazyVStack(spacing: 0) {
                    ForEach(SectionRows.grouping(subviews)) { section in
                        ListSection(section: section, look: look)
                    }
                }
            }
            .padding(.vertical, look.isInset ? 16 : 0)
        }
        .background(showsBackground ? look.ground : .clear)
    }
}

/// A section with its header and its footer.
private struct ListSection: View {
    let section: SectionRows
    let look: ListLook
    @Environment(\.listRowSpacing) private var rowSpacing

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(section.header) { header in
                header
                    .font(look.isInset ? .footnote : .subheadline.weight(.semibold))
                    .foregroundStyle(.secondary)
                    .environment(\.textCase, look.isInset ? .uppercase : nil)
                    .padding(.horizontal, 16)
                    .padding(.bottom, 7)
                    .padding(.top, section.id == 0 ? 0 : 8)
            }
            rows
            ForEach(section.footer) { footer in
                footer
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .padding(.horizontal, 16)
                    .padding(.top, 7)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, look.isInset ? 16 : 0)
        .padding(.bottom, look.isInset ? 16 : 0)
    }

    private var rows: some View {
        VStack(spacing: rowSpacing ?? 0) {
            ForEach(section.rows) { row in
                ListRow(
                    content: row, isLast: row.id == section.rows.last?.id || rowSpacing != nil, look: look)
            }
        }
        .clipShape(RoundedRectangle(cornerRadius: look.isInset ? 10 : 0))
    }
}

/// A row on its ground, with a line below unless it is the last one.
private struct ListRow: View {
    let content: Subview
    let isLast: Bool
    let look: ListLook
    @Environment(\.defaultMinListRowHeight) private var minHeight

    var body: some View {
        let insets =
            content.traits[RowInsetsTrait.self]
            ?? EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
        content
            .padding(insets)
            .frame(maxWidth: .infinity, minHeight: minHeight, alignment: .leading)
            .background { background }
            .overlay(alignment: .bottom) {
                if !isLast && content.traits[RowSeparatorTrait.self] != .hidden {
                    Rectangle()
                        .fill(content.traits[RowSeparatorTintTrait.self] ?? Color.separator)
                        .frame(height: 0.5)
                        .padding(.leading, insets.leading)
                }
            }
    }

    @ViewBuilder private var background: some View {
        if let background = content.traits[RowBackgroundTrait.self] {
            AnyView(background)
        } else {
            look.cell
        }
    }
}

enum RowInsetsTrait: TraitKey { typealias Value = EdgeInsets }
enum RowBackgroundTrait: TraitKey { typealias Value = any View }
enum RowSeparatorTrait: TraitKey { typealias Value = Visibility }
enum RowSeparatorTintTrait: TraitKey { typealias Value = Color }
