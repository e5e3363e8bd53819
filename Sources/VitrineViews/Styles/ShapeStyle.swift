package import VitrineDrawing

/// A style that shapes and texts can be drawn in.
public nonisolated protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never

    /// The style that stands for this one in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) is a style of the language and resolves to itself")
    }
}

extension ShapeStyle {
    /// The fill that the style resolves to in an environment.
    package func resolvedFill(in environment: EnvironmentValues) -> ShapeFill {
        if let primitive = self as? any PrimitiveShapeStyle { return primitive.fill(in: environment) }
        return resolve(in: environment).resolvedFill(in: environment)
    }

    /// The style's shadows in an environment.
    package func resolvedShadows(in environment: EnvironmentValues) -> [Shadow] {
        if let primitive = self as? any PrimitiveShapeStyle { return primitive.shadows(in: environment) }
        return resolve(in: environment).resolvedShadows(in: environment)
    }

    /// The color that the style stands for, which is found where it is used, with the token that it is of; of a style that
    /// stands for none the one that it has in an environment.
    func color(in environment: EnvironmentValues) -> Color {
        if let primitive = self as? any PrimitiveShapeStyle { return primitive.color(in: environment) }
        return resolve(in: environment).color(in: environment)
    }

    /// How letters and symbols are drawn in the style; nothing where its colour says it.
    package func resolvedInk(in environment: EnvironmentValues) -> Ink? {
        var ink = Ink(shadows: resolvedShadows(in: environment))
        let fill = resolvedFill(in: environment)
        switch fill {
        case .color, .material: break
        case .linear, .radial, .elliptical, .angular, .mesh: ink.fill = fill
        }
        return ink == Ink() ? nil : ink
    }
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
}
