import CatalogKit
import Foundation
import VitrineComposition
import VitrineGeometry
import VitrineJSONValues
import VitrineRendering
import VitrineTesting
import VitrineViews

extension Mode {
    /// A phone of 393 × 852 pt with its safe area.
    static let phone = light.size(width: 393, height: 852).safeArea(top: 59, bottom: 34).scale(1)
    /// The same on its side.
    static let landscapePhone = light.size(width: 852, height: 393).safeArea(left: 59, bottom: 21, right: 59)
        .scale(1)
    static let pad = light.size(width: 834, height: 1194).safeArea(top: 24, bottom: 20).scale(1)
}

extension VitrineTesting.Host {
    /// A component on the whole of a device.
    convenience init(on mode: Mode, _ view: some View) throws {
        try self.init(view, mode: mode, canvas: .device)
    }

    /// An element that is drawn, with its box on the canvas before effects.
    struct Drawn {
        var node: NodeDescription
        var box: Rect
    }

    /// What is drawn, from the back to the front.
    var drawn: [Drawn] {
        var origins: [Point] = []
        return composed.nodes.map { node in
            origins = Array(origins.prefix(node.depth))
            let box = node.box.translated(by: origins.last ?? .zero)
            origins.append(box.origin)
            return Drawn(node: node, box: box)
        }
    }

    /// The texts that are drawn and say just this.
    func drawn(text: String) -> [Drawn] {
        drawn.filter { $0.node.kind == "text" && $0.node.properties["text"] == .string(text) }
    }

    /// What decides the look of such a text.
    func look(ofText text: String) -> String { drawn(text: text).map { "\($0.node)" }.joined() }

    func drawn(size: Size, kind: String) -> [Drawn] {
        drawn.filter { $0.node.kind == kind && $0.box.size == size }
    }

    /// The shapes of a color, such as `#007aff`.
    func drawn(fill: String) -> [Drawn] {
        drawn.filter { $0.node.kind == "shape" && $0.node.description.contains(fill) }
    }
}
