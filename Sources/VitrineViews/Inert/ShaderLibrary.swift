public import Foundation

/// Shaders of an app; they are known by name alone.
@dynamicMemberLookup
public nonisolated struct ShaderLibrary: Equatable, Sendable {
    public static let `default` = ShaderLibrary()

    private init() {}

    public init(data: Data) {}

    public init(url: URL) {}

    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }

    public static subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: .default, name: name)
    }

    public subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: self, name: name)
    }
}
