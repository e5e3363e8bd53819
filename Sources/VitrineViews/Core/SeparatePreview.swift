/// One of the previews that a provider's view consists of.
@MainActor
package struct SeparatePreview {
    package var view: any View
    package var traits: PreviewTraits

    /// The previews of a view: each view of a list is one, with the modifiers around the list applied to each.
    package static func all(in view: any View) -> [SeparatePreview] {
        if let given = view as? any PreviewTraitsProvider {
            return all(in: given.bareView).map { preview in
                SeparatePreview(view: preview.view, traits: preview.traits.filled(from: given.traits))
            }
        }
        guard let primitive = (view as? any PrimitiveView)?.primitive else {
            return [SeparatePreview(view: view, traits: PreviewTraits())]
        }
        if case .list(let elements) = primitive {
            return elements.flatMap { all(in: $0.view) }
        }
        if case .source(let source) = primitive {
            return source.elements.flatMap { all(in: $0.view) }
        }
        if case .modified(let content, let modification) = primitive {
            return all(in: content).map { preview in
                preview.rewrapped { .modified($0, modification) }
            }
        }
        if case .environment(let content, let change) = primitive {
            return all(in: content).map { preview in
                preview.rewrapped { .environment($0, change) }
            }
        }
        return [SeparatePreview(view: view, traits: PreviewTraits())]
    }

    private func rewrapped(_ wrap: (any View) -> Primitive) -> SeparatePreview {
        SeparatePreview(view: Rewrapped(primitive: wrap(view)), traits: traits)
    }

    private nonisolated struct Rewrapped: PrimitiveView {
        let primitive: Primitive
    }
}
