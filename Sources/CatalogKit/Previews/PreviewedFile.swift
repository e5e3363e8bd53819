import VitrineViews

/// The previews of one source file: an entry of the catalogue.
@MainActor
struct PreviewedFile {
    /// `Module/File.swift`.
    let file: String
    /// In the order of the file.
    let declarations: [PreviewDeclaration]
    /// Whether a file of another module would have the same component.
    private var hasNamesake = false

    private init(file: String, declarations: [PreviewDeclaration]) {
        self.file = file
        self.declarations = declarations.sorted { $0.place.line < $1.place.line }
    }

    /// The files of previews by name, whatever order the linker has put them in.
    static func files(of declarations: [PreviewDeclaration]) -> [PreviewedFile] {
        var files = Dictionary(grouping: declarations, by: \.place.file).sorted { $0.key < $1.key }
            .map { PreviewedFile(file: $0, declarations: $1) }
        let counts = Dictionary(files.map { (FileName($0.fileName), 1) }, uniquingKeysWith: +)
        for index in files.indices {
            files[index].hasNamesake = counts[FileName(files[index].fileName), default: 0] > 1
        }
        return files
    }

    /// `PrimaryButton.swift` shows the "Primary button"; where files of several modules do, the "Primary button of Shop".
    var componentName: String {
        let module = file.split(separator: "/").first.map(String.init) ?? ""
        return hasNamesake ? "\(fileName) of \(module)" : fileName
    }

    private var fileName: String {
        ComponentName.ofFile(named: String(file.split(separator: "/").last ?? ""))
    }

    /// A variant for each preview. One whose name an earlier one has gets a number. One without a name has the file's; if there are several, each is called after what it shows,
    /// with a number where others show the same, so that names stay when a preview of something else comes or goes.
    func variants() throws -> [ContentVariant] { try Resources.forPreviews(readVariants) }

    private func readVariants() throws -> [ContentVariant] {
        let previews = try declarations.flatMap { declaration in
            try declaration.all().map { (preview: $0, place: declaration.place) }
        }
        let hasSeveralUnnamed = previews.count { $0.preview.traits.displayName == nil } > 1
        var names = PreviewNames(given: previews.compactMap(\.preview.traits.displayName))
        return try previews.map { preview, place in
            if let name = preview.traits.displayName {
                return try variant(names.name(given: name), of: preview, at: place)
            }
            let shown = hasSeveralUnnamed ? Self.shownName(preview) : nil
            let name = names.name(after: shown.map(ComponentName.ofType(shown:)) ?? fileName)
            return try variant(name, of: preview, at: place)
        }
    }

    /// What a preview shows by its type. It makes that again when it is drawn: what it throws or notes counts for its snapshot alone.
    private static func shownName(_ preview: PreviewDeclaration.Preview) -> String? {
        Resources.noting { try? preview.content() }.made.flatMap(ShownView.name)
    }

    private func variant(
        _ name: String, of preview: PreviewDeclaration.Preview, at place: SourcePlace
    ) throws -> ContentVariant {
        let traits = preview.traits
        return ContentVariant(
            name, place: place, canvas: canvas(for: traits), surface: try surface(for: traits, at: place),
            content: preview.content)
    }

    private func surface(for traits: PreviewTraits, at place: SourcePlace) throws -> PreviewSurface {
        let screen = try traits.device.map { try Screen(of: $0, at: place) }
        if traits.orientation?.isLandscape == true { return .device((screen ?? .standard).landscape) }
        return screen.map { .device($0) } ?? .modeOrStandard
    }

    /// A preview that names a device, or how it is held, shows all of it; one that names neither shows as much of the device as
    /// its view fills.
    private func canvas(for traits: PreviewTraits) -> SnapshotCanvas {
        switch traits.layout {
        case .sizeThatFits: .ideal
        case .fixed(let width, let height): .fixed(Double(width), Double(height), margin: 0)
        case .device: .device
        case nil: traits.device == nil && traits.orientation == nil ? .croppedDevice : .device
        }
    }
}

/// The names of a file's previews, each once.
private struct PreviewNames {
    private var taken: Set<FileName>
    /// The given names that no preview has got yet.
    private var free: Set<FileName>

    init(given names: [String]) {
        taken = Set(names.compactMap(FileName.init))
        free = taken
    }

    /// A name that a preview gives itself, with a number for all but the first that do.
    mutating func name(given name: String) -> String {
        guard let file = FileName(name), free.remove(file) == nil else { return name }
        return self.name(after: name)
    }

    /// The name, with a number where it is taken.
    mutating func name(after subject: String) -> String {
        var name = subject
        var number = 1
        while let file = FileName(name), !taken.insert(file).inserted {
            number += 1
            name = "\(subject) \(number)"
        }
        return name
    }
}
