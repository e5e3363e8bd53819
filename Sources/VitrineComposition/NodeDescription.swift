public import VitrineGeometry
public import VitrineJSONValues

/// An element of a laid out component with everything that decides its look, one line of a sidecar.
public struct NodeDescription: Equatable, Sendable {
    /// The element's place by names, such as `CouponCard/VStack/HStack/Badge/Text`; unique in its tree.
    /// Modifiers follow the element that they modify: `CouponCard/VStack/Badge:padding`.
    public var id: String
    /// How many elements it lies in.
    public var depth: Int
    /// What it is: `text`, `image`, `shape`, `stack`, `padding`, `frame`, …
    public var kind: String
    /// Its place in its parent, in points.
    public var box: Rect
    public var properties: [String: JSONValue]
    /// The user's view in whose body it is declared, if that is another one than of the element around.
    ///
    /// A modifier need not be declared where its element is: `Photo("vase").clipShape(Circle())` clips in the card.
    public var component: String?

    public init(
        id: String, depth: Int, kind: String, box: Rect, properties: [String: JSONValue],
        component: String? = nil
    ) {
        self.component = component
        self.id = id
        self.depth = depth
        self.kind = kind
        self.box = box
        self.properties = properties
    }
}

extension NodeDescription: CustomStringConvertible {
    public var description: String {
        let place = [box.minX, box.minY, box.width, box.height].map(JSONValue.text)
        let values = properties.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        let indent = String(repeating: "  ", count: depth)
        let head = "\(indent)\(kind)  x \(place[0])  y \(place[1])  \(place[2]) × \(place[3])"
        return ([head] + values).joined(separator: "  ")
    }
}
