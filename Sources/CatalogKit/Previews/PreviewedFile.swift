import Views

/// The previews of one source file: an entry of the catalogue.
@MainActor
struct PreviewedFile {
    /// `Module/File.swift`.
    let file: String
    /// In the order of the file.
    let declarations: [PreviewDeclaration]

    /// The files of previews by name, whatever order the linker has put them in.
    static func files(of declarations: [PreviewDeclaration]) -> [PreviewedFile] {
        Dictionary(grouping: declarations, by: \.place.file).sorted { $0.key < $1.key }
            .map { file, declarations in
                PreviewedFile(file: file, declarations: declarations.sorted { $0.place.line < $1.place.line })
            }
    }

    /// `PrimaryButton.swift` shows the "Primary button".
    var componentName: String {
        ComponentName.ofFile(named: String(file.split(separator: "/").last ?? ""))
    }

    /// A variant for each preview; the one without a name has the file's.
    func variants() throws -> [ContentVariant] {
        var variants: [ContentVariant] = []
        var unnamed: [SourcePlace] = []
        for declaration in declarations {
            for preview in try declaration.all() {
                if preview.traits.displayName == nil { unnamed.append(declaration.place) }
                variants.append(try variant(of: preview, at: declaration.place))
            }
        }
        if unnamed.count > 1 {
            throw PreviewError.unnamed(first: unnamed[0], others: Array(unnamed.dropFirst()))
        }
        return variants
    }

    private func variant(
        of preview: PreviewDeclaration.Preview, at place: SourcePlace
    ) throws -> ContentVariant {
        let traits = preview.traits
        let screen = try traits.device.map { try Screen(of: $0, at: place) }
        return ContentVariant(
            traits.displayName ?? componentName, place: place, canvas: canvas(for: traits),
            screen: traits.orientation?.isLandscape == true ? (screen ?? .standard).landscape : screen,
            content: preview.content)
    }

    /// Who names a device, or how it is held, wants to see all of it.
    private func canvas(for traits: PreviewTraits) -> SnapshotCanvas {
        switch traits.layout {
        case .sizeThatFits: .ideal
        case .fixed(let width, let height): .fixed(Double(width), Double(height), margin: 0)
        case .device: .device
        case nil: traits.device == nil && traits.orientation == nil ? .modeWidth : .device
        }
    }
}
