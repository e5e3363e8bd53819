/// Views of a collection that can be edited.
public protocol DynamicViewContent: View {
    associatedtype Data: Collection

    var data: Data { get }
}
