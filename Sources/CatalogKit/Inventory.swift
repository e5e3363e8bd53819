public import VitrineViews

/// Everything that a catalogue shows.
public struct Inventory: Sendable {
    /// In the declared order: by component, variant and mode.
    public internal(set) var snapshots: [Snapshot] = []
    /// What definitions could not say that they show.
    public internal(set) var failures: [DefinitionFailure] = []
}

/// A component in a variant and a mode: one picture, or as many as the steps of a scenario, which are found by performing it.
public struct Snapshot: Sendable {
    /// The component, variant, step and mode by their file names; the path of the reference is made of it.
    public internal(set) var id: SnapshotID
    /// What many snapshots have in common.
    let setting: Setting
    /// The variant's name as it was declared.
    public let variantName: String
    /// The step of a scenario whose picture it is.
    public internal(set) var stepName: String?
    /// Where the variant was declared, or the picture of the step is taken.
    public internal(set) var place: SourcePlace
    /// Makes the component's view; what it throws is the failure of this snapshot alone.
    public internal(set) var content: @MainActor @Sendable () throws -> any View
    /// Makes the variant of a scenario anew; nothing where there is no scenario.
    ///
    /// Each performance has objects of its own, as the definition makes the variant anew.
    public internal(set) var remake: (@MainActor @Sendable () throws -> ContentVariant)?
    /// Called after each picture that a scenario takes, with their count; what it throws ends the scenario.
    package private(set) var stepObserver: (@Sendable (_ count: Int) throws -> Void)?

    /// The component's name as it was declared.
    public var componentName: String { setting.component.name }
    /// The definition's type.
    public var definition: String { setting.component.definition }
    /// Where the component stands on pages that show all; nothing where the folder of its source says it.
    public var group: String? { setting.component.group }
    /// What the component is found by on the site beside its name.
    public var tags: [String] { setting.component.tags }
    /// The type of the view that the definition is named after.
    package var viewName: String { ComponentName.ofView(definedBy: definition) }
    /// The circumstances under which the component is shown.
    public var mode: Mode { setting.mode }
    /// The surface on which the component is shown.
    public var canvas: SnapshotCanvas { setting.canvas }
    /// Whether a preview declares it, which shows what it can where a picture, a colour or a font is missing.
    public var isPreview: Bool { setting.isPreview }
    /// What is kept of the approved picture, as far as it can be drawn again.
    public var references: ReferenceKind { setting.references }

    /// Whether the steps of a scenario take its place.
    public var isScenario: Bool { remake != nil && id.step == nil }

    /// The picture of a step of the scenario.
    package func step(_ step: FileName, named name: String, at place: SourcePlace) -> Snapshot {
        var snapshot = self
        snapshot.id = SnapshotID(component: id.component, variant: id.variant, step: step, mode: id.mode)
        snapshot.stepName = name
        snapshot.place = place
        return snapshot
    }

    /// The same snapshot, whose content is made after something else was done on the main actor.
    public func preceded(by action: @escaping @MainActor @Sendable () -> Void) -> Snapshot {
        var snapshot = self
        snapshot.content = { [content] in
            action()
            return try content()
        }
        if let remake {
            snapshot.remake = {
                action()
                return try remake()
            }
        }
        return snapshot
    }

    /// The same snapshot, which calls the observer with each view that it makes, or that its scenario begins with.
    package func onContent(_ observer: @escaping @MainActor @Sendable (any View) -> Void) -> Snapshot {
        var snapshot = self
        snapshot.content = { [content] in
            let view = try content()
            observer(view)
            return view
        }
        if let remake { snapshot.remake = { try remake().onContent(observer) } }
        return snapshot
    }

    /// The same scenario, which calls the observer after each picture that it takes, with their count; what the observer
    /// throws ends it.
    public func onStep(_ observer: @escaping @Sendable (_ count: Int) throws -> Void) -> Snapshot {
        var snapshot = self
        snapshot.stepObserver = observer
        return snapshot
    }
}

extension Snapshot {
    /// A component in a mode on a canvas. All its variants share one, for catalogues of many thousands.
    final class Setting: Sendable {
        let component: ComponentFacts
        let mode: Mode
        let canvas: SnapshotCanvas
        let references: ReferenceKind
        let isPreview: Bool

        init(
            component: ComponentFacts, mode: Mode, canvas: SnapshotCanvas, references: ReferenceKind,
            isPreview: Bool = false
        ) {
            self.component = component
            self.mode = mode
            self.canvas = canvas
            self.references = references
            self.isPreview = isPreview
        }
    }
}

/// The facts that a definition states about its component.
struct ComponentFacts: Sendable {
    var name: String
    /// The definition's type, or the file of its previews.
    var definition: String
    var group: String?
    var tags: [String] = []
}

/// A definition whose variants could not be made, or one of whose statements made none; nothing is known of the snapshots.
public struct DefinitionFailure: Equatable, Sendable {
    /// The component by its file name.
    public let component: FileName
    /// The definition's type.
    public let definition: String
    /// The description of what was thrown.
    public let reason: String
    /// The statement that threw; nothing where all of the definition did.
    public let statement: SourcePlace?
    /// Where in a file of the catalogue the cause is, if it is in one; the reason begins with it.
    public let place: FilePlace?

    /// A failure of the definition of this type.
    public init(
        component: FileName, definition: String, reason: String, statement: SourcePlace? = nil,
        place: FilePlace? = nil
    ) {
        self.component = component
        self.definition = definition
        self.reason = reason
        self.statement = statement
        self.place = place
    }
}

extension Inventory {
    /// The snapshots whose steps are found by performing them.
    package var scenarios: Set<SnapshotID> { Set(snapshots.lazy.filter(\.isScenario).map(\.id)) }
}

extension Snapshot {
    /// What a test shows, which is made elsewhere.
    package init(
        id: SnapshotID, names: (component: String, variant: String), place: SourcePlace, mode: Mode
    ) {
        let setting = Setting(
            component: ComponentFacts(name: names.component, definition: names.component), mode: mode,
            canvas: .modeWidth, references: mode.referenceKind ?? .pictures)
        self.init(
            id: id, setting: setting, variantName: names.variant, place: place, content: { EmptyView() })
    }
}
