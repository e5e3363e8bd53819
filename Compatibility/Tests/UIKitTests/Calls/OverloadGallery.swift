import SwiftUI

/// Calls in the forms that SwiftUI has beside the usual ones; that they compile is all that is asked of them.
private struct OverloadGallery: View {
    private struct Food: Identifiable {
        var id: String { name }
        var name: String
        var isFavorite = false
        var inside: [Food]?
    }

    @State private var foods = [Food(name: "Apple"), Food(name: "Pear")]
    @State private var choice: String?
    @State private var choices: Set<String> = []
    @State private var amount = 1.5
    @State private var count = 2
    @State private var customization = TabViewCustomization()
    @SceneStorage("tabs") private var storedTabs: TabViewCustomization
    @AppStorage("tabs") private var keptTabs: TabViewCustomization

    @State private var columns = TableColumnCustomization<Food>()
    @SceneStorage("columns") private var storedColumns: TableColumnCustomization<Food>
    @State private var order = [KeyPathComparator(\Food.name)]
    @State private var attributed = AttributedString("Text")
    @State private var selection = AttributedTextSelection()
    @Environment(\.fontResolutionContext) private var fontContext
    @Environment(\.tabViewBottomAccessoryPlacement) private var accessoryPlacement
    @Namespace private var namespace

    var body: some View {
        lists
        tables
        texts
        bars
        trees
        controls
        styles
        tabs
    }

    @ViewBuilder private var lists: some View {
        List($foods, editActions: .all) { $food in Toggle(food.name, isOn: $food.isFavorite) }
        List($foods, id: \.name, editActions: [.delete, .move]) { $food in Text(food.name) }
        List($foods, editActions: .delete, selection: $choice) { $food in Text(food.name) }
        List($foods, editActions: .move, selection: $choices) { $food in Text(food.name) }
        List($foods, id: \.name, editActions: .all, selection: $choice) { $food in Text(food.name) }
        List($foods, id: \.name, editActions: .all, selection: $choices) { $food in Text(food.name) }
        List($foods, selection: $choice) { $food in Text(food.name) }
        List($foods, id: \.name, selection: $choices) { $food in Toggle(food.name, isOn: $food.isFavorite) }
        List {
            ForEach($foods, editActions: .all) { $food in Text(food.name) }
            ForEach($foods, id: \.name, editActions: .move) { $food in Text(food.name) }
        }
    }

    @ViewBuilder private var trees: some View {
        List(foods, children: \.inside) { Text($0.name) }
        List(foods, children: \.inside, selection: $choice) { Text($0.name) }
        List(foods, id: \.name, children: \.inside, selection: $choices) { Text($0.name) }
        List($foods, children: \.inside) { $food in Toggle(food.name, isOn: $food.isFavorite) }
        List($foods, id: \.name, children: \.inside) { $food in Text(food.name) }
        List($foods, children: \.inside, selection: $choice) { $food in Text(food.name) }
        List($foods, id: \.name, children: \.inside, selection: $choices) { $food in Text(food.name) }
        OutlineGroup($foods, children: \.inside) { $food in Text(food.name) }
        OutlineGroup(foods, children: \.inside) { food in Text(food.name) }
    }

    @ViewBuilder private var controls: some View {
        Picker("Food", sources: $foods, selection: \.name) { Text("Apple").tag("Apple") }
        Picker("Food", systemImage: "leaf", sources: $foods, selection: \.name) { Text("Apple") }
        Picker("Food", selection: $choice) {
            ForEach(foods) { Text($0.name).tag($0.name as String?) }
        } currentValueLabel: {
            Text(choice ?? "None")
        }
        Picker(selection: $choice) {
            ForEach(foods) { Text($0.name) }
        } label: {
            Text("Food")
        } currentValueLabel: {
            Text(choice ?? "None")
        }
        Picker(sources: $foods, selection: \.name) {
            Text("Apple")
        } label: {
            Text("Food")
        } currentValueLabel: {
            Image(systemName: "leaf")
        }
        Picker("Food", systemImage: "leaf", selection: $count) { Text("1").tag(1) }
        Toggle("Favorites", systemImage: "star", sources: $foods, isOn: \.isFavorite)
        ControlGroup("Edit", systemImage: "pencil") { Button("Cut") {} }
        Stepper(value: $amount, in: 0...3, step: 0.5, format: .number) { Text("Amount") }
        Stepper(value: $count, format: .number) {
            Text("Count")
        } onEditingChanged: { _ in
        }
        Stepper("Amount", value: $amount, in: 0...3, step: 0.5, format: .number)
        Slider(value: $amount, in: 0...3, onEditingChanged: { _ in }) { Text("Amount") }
        Slider(value: $amount, in: 0...3, step: 0.5, onEditingChanged: { _ in }) { Text("Amount") }
        Slider(value: $amount, in: 0...3) { Text("Amount") }
        Slider(value: $amount, in: 0...3) { isEditing in print(isEditing) }
        Slider(value: $amount) {
            Text("Amount")
        } onEditingChanged: { _ in
        }
        TextField("Amount", value: $amount, formatter: NumberFormatter(), onCommit: {})
        TextField("Amount", value: $amount, formatter: NumberFormatter()) { _ in }
    }

    @ViewBuilder private var styles: some View {
        Button("Glass") {}.buttonStyle(.glass(.clear))
        Button("Glass") {}.buttonStyle(GlassButtonStyle())
        Button("Glass") {}.buttonStyle(GlassProminentButtonStyle())
        Gauge(value: 0.5) { Text("Half") }.gaugeStyle(AccessoryLinearGaugeStyle())
        Form { Text("Row") }.formStyle(GroupedFormStyle())
        Form { Text("Row") }.formStyle(FramedFormStyle())
        ControlGroup { Text("Row") }.controlGroupStyle(FramedControlGroupStyle())
        ControlGroup { Text("Row") }.controlGroupStyle(PaletteControlGroupStyle())
        TextEditor(text: .constant("Text")).textEditorStyle(PlainTextEditorStyle())
        Text("Sheet").presentationSizing(.page.sticky(vertical: true))
        Text("Sheet").presentationSizing(FittedPresentationSizing())
        TabView { Text("Page") }.tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always))
        TabView { Text("Page") }.indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))
    }

    @ViewBuilder private var tables: some View {
        Table(foods, selection: $choice, sortOrder: $order, columnCustomization: $columns) {
            TableColumn(Text("Name"), value: \.name).customizationID("name").defaultVisibility(.hidden)
            TableColumn("Name", value: \.name, comparator: .lexical)
            TableColumn("Favorite", value: \.isFavorite, comparator: FavoritesFirst()) { Text($0.name) }
                .alignment(.center)
            TableColumn("Favorite", sortUsing: KeyPathComparator(\Food.name)) { Text($0.name) }
                .disabledCustomizationBehavior(.reorder)
            TableColumnForEach(1..<3) { number in TableColumn("Week \(number)") { food in Text(food.name) } }
        }
        Table(foods, children: \.inside) { TableColumn("Name", value: \.name) }
        Table(foods, children: \.inside, selection: $choices, sortOrder: $order) {
            TableColumn("Name", value: \.name)
        }
        Table(of: Food.self, columnCustomization: $storedColumns) {
            TableColumn("Name", value: \.name)
        } rows: {
            ForEach(foods)
            ForEach(foods) { food in
                TableRow(food)
                    .contextMenu {
                        Button("Eat") {}
                    } preview: {
                        Text(food.name)
                    }
                    .selectionDisabled()
                    .onHover { _ in }
                    .draggable(food.name)
            }
            OutlineGroup(foods, children: \.inside)
            DisclosureTableRow(Food(name: "Apple")) { TableRow(Food(name: "Gala")) }
        }
    }

    @ViewBuilder private var texts: some View {
        Text(.currentDate, format: .timer(countingDownIn: Date.now..<Date.now.addingTimeInterval(60)))
        Text("Since \(.currentDate, format: .stopwatch(startingAt: .now))")
        Text("Left \(timerInterval: Date.now...Date.now.addingTimeInterval(60), countsDown: true)")
        Text("Bold").font(.body.bold(false).italic(true).scaled(by: 1.5))
        Text("Size").font(.title.pointSize(20).smallCaps())
        Text("Points: \(Font.body.resolve(in: fontContext).pointSize)")
        Text("Variant").textVariant(.sizeDependent)
        TextEditor(text: $attributed)
        TextEditor(text: $attributed, selection: $selection)
        Text("Source").matchedTransitionSource(id: 1, in: namespace) {
            $0.background(.red).clipShape(.rect(cornerRadius: 4))
        }
    }

    @ViewBuilder private var bars: some View {
        NavigationStack {
            Text("Screen")
                .toolbar {
                    ToolbarItem(placement: .largeTitle) { Text("Title") }
                    ToolbarItem { Text("Item") }.hidden().matchedTransitionSource(id: 1, in: namespace)
                    ToolbarItemGroup { Text("Item").toolbarItemHidden() }.sharedBackgroundVisibility(.hidden)
                }
                .toolbar(id: "bar") {
                    ToolbarItem(id: "item", placement: .secondaryAction) { Text("Item") }
                        .defaultCustomization(.hidden, options: .alwaysAvailable)
                        .customizationBehavior(.reorderable)
                        .hidden(true)
                }
        }
    }

    @ViewBuilder private var tabs: some View {
        TabView {
            Tab("Home", systemImage: "house") { Text("Home") }
                .accessibilityLabel("Home")
                .accessibilityHint("Goes home", isEnabled: true)
                .accessibilityValue(Text("New"))
                .accessibilityIdentifier("home", isEnabled: true)
                .customizationID("home")
                .customizationBehavior(.disabled, for: .sidebar, .tabBar)
                .defaultVisibility(.hidden, for: .tabBar)
                .contextMenu { Button("Close") {} }
                .swipeActions { Button("Close") {} }
                .springLoadingBehavior(.enabled)
                .draggable("home")
                .dropDestination(for: String.self) { _ in }
            Tab { Text("Bare") }
            TabSection { Tab("More", systemImage: "ellipsis") { Text("More") } }
            AnyTabContent(Tab("Any", systemImage: "star") { Text("Any") })
        }
        .tabViewStyle(SidebarAdaptableTabViewStyle())
        .tabViewCustomization($customization)
        .tabViewSearchActivation(.searchTabSelection)
        TabView(selection: $count) { Tab(value: 1) { Text("Bare") } }
            .onAppear {
                customization[tab: "home"].sidebarVisibility = .hidden
                customization[sidebarVisibility: "home"] = .visible
                customization.resetVisibility()
            }
    }
}

private struct FramedFormStyle: FormStyle {
    func makeBody(configuration: Configuration) -> some View { Form(configuration).border(.red) }
}

private struct FramedControlGroupStyle: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration).border(.red) }
}

private struct FavoritesFirst: SortComparator {
    var order = SortOrder.forward

    func compare(_ left: Bool, _ right: Bool) -> ComparisonResult {
        left == right ? .orderedSame : left ? .orderedAscending : .orderedDescending
    }
}
