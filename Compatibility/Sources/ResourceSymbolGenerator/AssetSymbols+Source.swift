extension AssetSymbols {
    /// Colours that `Color` and `UIColor` have already; Xcode leaves those out of both and keeps the resource.
    static let takenColors: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
        "brown",
        "white", "gray", "black", "clear", "primary", "secondary", "accentColor", "label", "separator",
        "link",
        "background", "foreground", "tint", "fill", "magenta", "darkGray", "lightGray", "systemBackground",
        "placeholder", "selection", "windowBackground", "tertiary", "quaternary", "shadow", "tintColor",
    ]

    /// Swift source with all symbols.
    ///
    /// - Parameters:
    ///   - bundle: the expression of the bundle that holds the catalogues.
    ///   - ownStyles: colours that the target's sources have as styles already.
    func source(bundle: String, ownStyles: Set<String> = []) -> String {
        let kinds: [Asset.Kind] = [.color, .image]
        let resources = kinds.map { kind in
            Self.block("extension \(kind.rawValue)", members(of: root, kind))
        }
        // A protocol cannot have types inside. What it has, `Color` has too, and a sources' own `Color.brand` goes before it.
        let colors = values(
            of: Space(spaces: root.spaces), .color, type: "Color", initializer: "Color(ColorResource.")
        let styles = values(
            of: Space(assets: root.assets.filter { !ownStyles.contains($0.symbol) }), .color, type: "Color",
            initializer: "Color(ColorResource.")
        return """
            // Made from the asset catalogues of the target.
            import Foundation
            import SwiftUI

            private let resourceBundle = \(bundle)

            \(resources.joined(separator: "\n\n"))

            \(Self.block("extension Color", colors))

            \(Self.block("extension ShapeStyle where Self == Color", styles))

            #if canImport(UIKit)
                import UIKit

                \(object("UIColor", .color).indented)

                \(object("UIImage", .image).indented)
            #endif

            """
    }

    /// The values of a class; those outside of folders are a protocol's, before which a source's own of that name goes.
    private func object(_ type: String, _ kind: Asset.Kind) -> String {
        let initializer = "\(type)(resource: ."
        let plain = values(of: Space(assets: root.assets), kind, type: type, initializer: initializer)
        let nested = values(of: Space(spaces: root.spaces), kind, type: type, initializer: initializer)
        return Self.block("extension NSObjectProtocol where Self == \(type)", plain) + "\n\n"
            + Self.block("extension \(type)", nested)
    }

    private static func block(_ heading: String, _ members: [String]) -> String {
        members.isEmpty
            ? "\(heading) {}" : "\(heading) {\n\(members.joined(separator: "\n").indentedWhole)\n}"
    }

    private func members(of space: Space, _ kind: Asset.Kind) -> [String] {
        let values = space.assets.filter { $0.kind == kind }.map { asset in
            "static let \(asset.symbol) = \(kind.rawValue)(name: \"\(asset.name)\", bundle: resourceBundle)"
        }
        return values
            + space.spaces.sorted { $0.key < $1.key }.compactMap { name, space in
                let inner = members(of: space, kind)
                return inner.isEmpty ? nil : Self.block("enum \(name)", inner)
            }
    }

    private func values(of space: Space, _ kind: Asset.Kind, type: String, initializer: String) -> [String] {
        func values(_ space: Space, _ path: String) -> [String] {
            let own = space.assets.filter { $0.kind == kind }.compactMap { asset -> String? in
                let isTaken = kind == .color && path.isEmpty && Self.takenColors.contains(asset.symbol)
                guard !isTaken else { return nil }
                return "static var \(asset.symbol): \(type) { \(initializer)\(path)\(asset.symbol)) }"
            }
            return own
                + space.spaces.sorted { $0.key < $1.key }.compactMap { name, inner in
                    let members = values(inner, "\(path)\(name).")
                    return members.isEmpty ? nil : Self.block("enum \(name)", members)
                }
        }
        return values(space, "")
    }
}

extension String {
    /// Every line but the first four further to the right.
    fileprivate var indented: String {
        split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n    ")
    }

    /// Every line four further to the right.
    fileprivate var indentedWhole: String { "    " + indented }
}
