import VitrineViews

// The single views that containers arrange.
extension Resolver {
    func list(_ elements: [Primitive.Element], in scope: Scope) throws -> [Element] {
        var found: [Element] = []
        for (position, element) in elements.enumerated() {
            found += try resolve(element, at: position, in: scope)
        }
        return found
    }

    func elements(of source: some ViewSource, in scope: Scope) -> [Primitive.Element] {
        made(by: source, at: scope.identity.identity(ofPart: "elements")) { $0.elements }
    }

    /// One of several views. Where a container arranges them, each element knows which of the views it comes from, unless
    /// that is a list that knows it more closely.
    func resolve(
        _ element: Primitive.Element, at position: Int, in scope: Scope
    ) throws -> [Element] {
        let source = scope.isArranged ? SubviewSource(element, at: position, in: scope) : nil
        var found = try resolve(element.view, in: scope.listing(element, at: position))
        if let tag = element.tag {
            found = scrollTargets(found, called: tag, in: scope).map { $0.taggedByDefault(tag) }
        }
        guard let source else { return found }
        return found.indices.map { index in
            let element = found[index]
            guard found.count == 1 || element.origin == nil else { return element }
            return element.coming(from: SubviewSource.Origin(source: source, position: index))
        }
    }

    /// The elements of a subview, or those that it has in the environment of the place where its container has put it.
    func element(of subview: Subview, in scope: Scope) throws -> Element {
        guard let source = subviews[subview].origin?.source,
            source.scope.arrangement?.environmentVersion != scope.environmentVersion
        else { return subviews[subview] }
        if let known = subviews[subview, scope.environmentVersion] { return known }
        let inner = source.scope.moved(to: scope, version: nextEnvironmentVersion())
        // What the views want to be done and hand upwards has been heard already.
        let found = try suppressingEffects { try resolve(source.element, at: source.position, in: inner) }
        subviews.keep(found, of: source, for: scope.environmentVersion)
        return subviews[subview, scope.environmentVersion] ?? subviews[subview]
    }
}

extension Primitive {
    /// Whether it shows views of its content as they are, each by itself.
    var keepsViewsApart: Bool {
        switch self {
        case .list, .source, .rows, .environment: true
        default: false
        }
    }
}
