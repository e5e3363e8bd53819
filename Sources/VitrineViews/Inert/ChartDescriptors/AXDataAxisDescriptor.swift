/// An axis of a described chart.
public protocol AXDataAxisDescriptor: AnyObject {
    var title: String { get set }
}
