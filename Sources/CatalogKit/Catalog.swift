public import VitrineTokenNames
import VitrineViews

/// A list of components with the modes that they are shown in; the one declaration that drives everything.
@MainActor
public struct Catalog {
    /// What its site and its reports are headed with.
    public let name: String
    /// In the order of the site; previews come after them.
    public let definitions: [any ViewDefinition.Type]
    /// The modes of components that name no others.
    public let modes: [Mode]
    /// The names of design tokens that its views read, which are looked up before anything is drawn.
    public let tokens: [any DesignToken.Type]
    /// How its site presents itself.
    public private(set) var siteSettings = SiteSettings()
    /// Files whose previews are components of the catalogue too.
    private let previewedFiles: [PreviewedFile]
    /// How a screen's payload is shown; nothing where no files of screens can be drawn.
    var payload: PayloadDefinition?

    /// A catalogue of definitions, of previews, or of both; the previews of a source file are one component.
    public init(
        _ name: String, modes: [Mode] = [.light, .dark], tokens: [any DesignToken.Type] = [],
        definitions: [any ViewDefinition.Type] = [], previews: [PreviewDeclaration] = []
    ) {
        self.name = name
        self.definitions = definitions
        self.modes = modes
        self.tokens = tokens
        self.previewedFiles = PreviewedFile.files(of: previews)
    }

    /// Lets the catalogue's site present itself in another way.
    public func site(_ settings: SiteSettings) -> Catalog {
        var catalog = self
        catalog.siteSettings = settings
        return catalog
    }

    /// Asks every definition for its variants, in the declared order, and then the files with previews.
    ///
    /// A definition that throws is among the failures, and so is each of its statements that does; names that collide are an error of the
    /// whole catalogue.
    ///
    /// - Parameter options: its `willAsk` is called with each definition before that is asked; those in its `failures` are
    /// not asked.
    public func inventory(_ options: InventoryOptions = InventoryOptions()) throws(CatalogError) -> Inventory
    {
        var inventory = Inventory()
        var names = NameRegister()
        for (index, definition) in definitions.enumerated() {
            let entry = options.failure(at: index) ?? Entry(definition) { options.willAsk(index, $0, $1) }
            try add(entry, to: &inventory, names: &names)
        }
        for (index, file) in previewedFiles.enumerated() {
            let place = definitions.count + index
            let entry = options.failure(at: place) ?? Entry(file) { options.willAsk(place, $0, $1) }
            try add(entry, to: &inventory, names: &names)
        }
        return inventory
    }

    /// A single variant as all that is shown.
    func inventory(of variant: ContentVariant, componentName: String) throws(CatalogError) -> Inventory {
        var (inventory, names) = (Inventory(), NameRegister())
        try add(Entry(variant, of: componentName), to: &inventory, names: &names)
        return inventory
    }

    /// The failures of definitions that an earlier process met, and the function that is called before each of the others is
    /// asked.
    public struct InventoryOptions {
        /// Definitions that are not asked, since the process would not survive it, by their places in the catalogue.
        public var failures: [Int: DefinitionFailure] = [:]
        /// Called before code of a definition runs, with its place in the catalogue, its name (that of its type at first)
        /// and its type.
        public var willAsk: (_ place: Int, _ component: String, _ definition: String) -> Void = { _, _, _ in }

        /// Asks every definition and calls nothing before.
        public init() {}

        @MainActor fileprivate func failure(at place: Int) -> Entry? { failures[place].map(Entry.init) }
    }

    /// A component as its definition or its file's previews declare it.
    @MainActor
    fileprivate struct Entry {
        var name: String
        /// The definition's type, or the file.
        var definition: String
        var canvas = SnapshotCanvas.modeWidth
        var modes = ModeSelection.inherited
        var references = ReferenceKind.pictures
        var group: String?
        var tags: [String] = []
        var variants: [ContentVariant] = []
        var failures: [Failure] = []
        /// What was noted while the variants were made, of which each of their pictures is made.
        private var notes = ResourceNotes()
        /// Asks the definition again; nothing where variants are made in no language yet.
        private var variantsAnew: (@MainActor () throws -> ContentVariants)?
        private let translations = TranslatedVariants()

        typealias Announcement = (_ component: String, _ definition: String) -> Void

        /// What all of a definition, or a statement of it, threw.
        struct Failure {
            var reason: String
            var statement: SourcePlace?
            var place: FilePlace?

            init(_ error: any Error, of statement: SourcePlace? = nil) {
                self.reason = StableText.of(error)
                self.statement = statement
                self.place = (error as? any PlacedError)?.place
            }

            init(_ failure: DefinitionFailure) {
                self.reason = failure.reason
                self.statement = failure.statement
                self.place = failure.place
            }
        }

        init(_ definition: any ViewDefinition.Type, announce: Announcement) {
            self.definition = ComponentName.ofType(named: String(reflecting: definition))
            announce(ComponentName.ofDefinition(named: String(describing: definition)), self.definition)
            self.name = definition.componentName
            announce(self.name, self.definition)
            self.canvas = definition.canvas
            self.modes = definition.modes
            self.references = definition.references
            self.group = definition.group
            self.tags = definition.tags
            // A definition's tolerance is that of each of its views.
            let tolerance = definition.snapshotTolerance
            let variants = { @MainActor in try definition.contentVariants.tolerating(tolerance) }
            self.variantsAnew = variants
            ask(variants)
        }

        init(_ file: PreviewedFile, announce: Announcement) {
            self.name = file.componentName
            self.definition = file.file
            announce(self.name, self.definition)
            ask { ContentVariants(try file.variants()) }
        }

        init(_ variant: ContentVariant, of component: String) {
            self.name = component
            self.definition = variant.place.file
            self.variants = [variant]
        }

        init(_ failure: DefinitionFailure) {
            self.name = failure.component.text
            self.definition = failure.definition
            self.failures = [Failure(failure)]
        }

        /// Makes a variant once more.
        func remake(_ name: String) -> @MainActor @Sendable () throws -> ContentVariant {
            { [variantsAnew, definition] in
                let variants = try variantsAnew?()
                if let variant = variants?.all.first(where: { $0.name == name }) { return variant }
                throw variants?.failures.first?.error
                    ?? CatalogError.missingVariant(name: name, definition: definition)
            }
        }

        /// What makes a variant's component in the language of a mode.
        func content(
            of variant: ContentVariant, in mode: Mode
        ) -> @MainActor @Sendable () throws -> any View {
            let language = mode.localeIdentifier
            guard let variantsAnew, language != Mode.light.localeIdentifier else {
                return { [notes, content = variant.content] in
                    Resources.current?.note(notes)
                    return try content()
                }
            }
            return { [translations, definition, name = variant.name] in
                guard let variant = try translations.variant(name, in: language, asking: variantsAnew) else {
                    throw CatalogError.missingVariant(name: name, definition: definition)
                }
                return try variant.content()
            }
        }

        private mutating func ask(_ ask: () throws -> ContentVariants) {
            do {
                let (made, notes) = try Resources.noting(ask)
                Resources.current?.note(notes)
                self.variants = made.all
                self.notes = notes
                self.failures = made.failures.map { Failure($0.error, of: $0.place) }
            } catch {
                self.failures = [Failure(error)]
            }
        }
    }

    private func add(
        _ entry: Entry, to inventory: inout Inventory, names: inout NameRegister
    ) throws(CatalogError) {
        let declaration = entry.variants.first.map { "\(entry.definition) (\($0.place))" } ?? entry.definition
        let component = try names.register(.component, entry.name, at: declaration)
        inventory.failures += entry.failures.map { failure in
            DefinitionFailure(
                component: component, definition: entry.definition, reason: failure.reason,
                statement: failure.statement, place: failure.place)
        }
        // Names collide within their component or variant alone; those of others need not be remembered.
        var variantNames = NameRegister()
        let facts = ComponentFacts(
            name: entry.name, definition: entry.definition, group: entry.group, tags: entry.tags)
        var settings: [SettingKey: Snapshot.Setting] = [:]
        var files: Set<String> = []
        for variant in entry.variants {
            let variantName = try variantNames.register(
                .variant(component), variant.name, at: "\(variant.place)")
            let modes = variant.modes.modes(inheriting: entry.modes.modes(inheriting: self.modes))
            guard !modes.isEmpty else {
                throw .noModes(component: entry.name, variant: variant.name, place: "\(variant.place)")
            }
            let file = files.insert(variant.place.file).memberAfterInsert
            let place = SourcePlace(file: file, line: variant.place.line)
            var modeNames = NameRegister()
            for mode in modes {
                let modeName = try modeNames.register(
                    .mode(component, variantName), mode.name, at: "mode '\(mode.name)' of \(variant.place)")
                let key = SettingKey(
                    mode: variant.surface.map(mode.on) ?? mode, canvas: variant.canvas ?? entry.canvas)
                let setting =
                    settings[key]
                    ?? Snapshot.Setting(
                        component: facts, mode: key.mode.withoutReferenceKind, canvas: key.canvas,
                        references: mode.referenceKind ?? entry.references,
                        isPreview: variant.surface != nil)
                settings[key] = setting
                inventory.snapshots.append(
                    Snapshot(
                        id: SnapshotID(
                            component: component, variant: variantName,
                            mode: mode.isDefault ? nil : modeName),
                        setting: setting, variantName: variant.name, place: place,
                        content: entry.content(of: variant, in: key.mode),
                        remake: variant.scenario == nil ? nil : entry.remake(variant.name)))
            }
        }
    }

    /// By what snapshots of a component share a setting.
    private struct SettingKey: Hashable {
        let mode: Mode
        let canvas: SnapshotCanvas
    }
}
