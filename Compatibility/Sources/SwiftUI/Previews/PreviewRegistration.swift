import CPreviewSection
public import Vitrine

/// What a preview leaves in the section `vitrine_previews` of the binary: the format, and what makes a declaration.
public typealias PreviewRecord = (UInt, @convention(c) (_ place: UnsafeMutableRawPointer) -> Void)

/// Puts previews where `[PreviewDeclaration].linked` finds them; called by generated code only.
public enum PreviewRegistration {
    /// A declaration that a record fills in.
    typealias Slot = PreviewDeclaration?

    /// What a `#Preview` does.
    public static func add(
        at place: UnsafeMutableRawPointer, name: String?,
        traits: @autoclosure @escaping @MainActor () -> [PreviewTrait<Preview.ViewTraits>],
        file: StaticString, line: Int, @ViewBuilder content: @escaping @MainActor () -> any View
    ) {
        fill(
            place,
            PreviewDeclaration(
                traits: PreviewTraits(name: name, traits: traits()),
                place: SourcePlace(file: "\(file)", line: line)
            ) {
                traits().reduce(content()) { $1.modify($0) }
            })
    }

    /// What a `PreviewProvider` does that the plug-in has found.
    public static func add<Provider: PreviewProvider & SendableMetatype>(
        at place: UnsafeMutableRawPointer, _ provider: Provider.Type, file: StaticString, line: Int
    ) {
        fill(place, PreviewDeclaration(provider, place: SourcePlace(file: "\(file)", line: line)))
    }

    private static func fill(_ place: UnsafeMutableRawPointer, _ declaration: PreviewDeclaration) {
        place.assumingMemoryBound(to: Slot.self).pointee = declaration
    }
}

extension [PreviewDeclaration] {
    /// All previews of the modules that are linked into this program.
    public static var linked: [PreviewDeclaration] {
        guard let begin = preview_section_begin(), let end = preview_section_end() else { return [] }
        let records = UnsafeBufferPointer(
            start: begin.assumingMemoryBound(to: PreviewRecord.self),
            count: (end - begin) / MemoryLayout<PreviewRecord>.stride)
        return records.compactMap { record in
            var slot = PreviewRegistration.Slot.none
            withUnsafeMutablePointer(to: &slot) { record.1(UnsafeMutableRawPointer($0)) }
            return slot
        }
    }

    /// The previews of some modules.
    public static func linked(in modules: String...) -> [PreviewDeclaration] {
        linked.filter { preview in modules.contains { preview.place.file.hasPrefix("\($0)/") } }
    }
}
