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

    public func dropDestination<Value: Transferable>(
        for type: Value.Type = Value.self, isEnabled: Bool = true,
        action: @escaping ([Value], DropSession) -> Void
    ) -> some View { self }

    public func draggable<Item: Transferable & Identifiable>(
        _ itemType: Item.Type = Item.self, containerNamespace: Namespace.ID? = nil,
        _ item: @escaping () -> Item?
    ) -> some View { self }

    public func draggable<Item: Transferable & Identifiable>(
        _ itemType: Item.Type = Item.self, item: @autoclosure @escaping () -> Item?,
        containerNamespace: Namespace.ID? = nil
    ) -> some View { self }

    public func draggable<Item: Transferable, ItemID: Hashable>(
        _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>,
        containerNamespace: Namespace.ID? = nil, _ payload: @escaping () -> Item?
    ) -> some View { self }

    public func draggable<Item: Transferable, ItemID: Hashable>(
        _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>,
        item: @autoclosure @escaping () -> Item?, containerNamespace: Namespace.ID? = nil
    ) -> some View { self }

    public func draggable<ItemID: Hashable & Sendable>(
        containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
    ) -> some View { self }

    public func dragContainer<Item: Transferable & Identifiable, Data: Collection<Item>>(
        for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
        _ payload: @escaping ([Item.ID]) -> Data
    ) -> some View { self }

    public func dragContainer<ItemID: Hashable, Item: Transferable, Data: Collection<Item>>(
        for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>,
        in namespace: Namespace.ID? = nil, _ payload: @escaping ([ItemID]) -> Data
    ) -> some View { self }

    public func dragContainerSelection<ItemID: Hashable & Sendable>(
        _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
    ) -> some View { self }

    public func dragConfiguration(_ configuration: DragConfiguration) -> some View { self }

    public func dropConfiguration(
        _ configuration: @escaping (DropSession) -> DropConfiguration
    ) -> some View { self }

    public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View { self }

    public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View { self }

    public func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }

    public func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }

    public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
}

extension TabContent {
    public func draggable<Value: Transferable>(
        _ payload: @autoclosure @escaping () -> Value
    ) -> some TabContent<TabValue> { self }

    public func dropDestination<Value: Transferable>(
        for payloadType: Value.Type = Value.self, action: @escaping ([Value]) -> Void
    ) -> some TabContent<TabValue> { self }
}

nonisolated extension TableRowContent {
    public func draggable<Value: Transferable>(
        _ payload: @autoclosure @escaping () -> Value
    ) -> some TableRowContent<TableRowValue> { self }

    public func dropDestination<Value: Transferable>(
        for payloadType: Value.Type = Value.self, action: @escaping ([Value]) -> Void
    ) -> some TableRowContent<TableRowValue> { self }
}

extension DynamicViewContent {
    public func dropDestination<Value: Transferable>(
        for payloadType: Value.Type = Value.self, action: @escaping ([Value], Int) -> Void
    ) -> some DynamicViewContent { self }

    public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent { self }
}
