public import CoreTransferable
public import Foundation
public import UniformTypeIdentifiers
public import Vitrine

// Nothing is dragged over a picture or dropped on it.
nonisolated extension View {
    public func onDrag<Preview: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> Preview
    ) -> some View { self }

    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { self }

    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View { self }

    public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View { self }

    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { self }

    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View { self }

    public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { self }

    public func draggable<Value: Transferable>(_ payload: @autoclosure @escaping () -> Value) -> some View {
        self
    }

    public func draggable<Value: Transferable, Preview: View>(
        _ payload: @autoclosure @escaping () -> Value, @ViewBuilder preview: () -> Preview
    ) -> some View { self }

    public func dropDestination<Value: Transferable>(
        for payloadType: Value.Type = Value.self, action: @escaping ([Value], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View { self }
}

extension DynamicViewContent {
    public func dropDestination<Value: Transferable>(
        for payloadType: Value.Type = Value.self, action: @escaping ([Value], Int) -> Void
    ) -> some DynamicViewContent { self }

    public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent { self }
}
