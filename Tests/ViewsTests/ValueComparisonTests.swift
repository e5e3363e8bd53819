import Foundation
import Observation
import Testing
import VitrineViews

/// Whether the values of a view are those that it had.
@MainActor
struct ValueComparisonTests {
    private struct Item {
        var isNew = false
        var count = 1
        var name = "a name that does not fit into sixteen bytes"
    }

    private enum Content {
        case item(Item)
        case closure(() -> Void)
        case none
    }

    private final class Model {}

    private struct Acting {
        var action: (() -> Void)?
    }

    @Observable final class Draft {
        var name = ""
        var title = ""
        var point = CGPoint.zero
    }

    private struct Weak {
        weak var model: Model?
        weak var anything: (any Actor)?
    }

    private struct Wrapper<Value> {
        var isFirst = true
        var value: Value
        var isLast = true
    }

    private func areSame<Value>(_ one: Value, _ other: Value) -> Bool {
        let result = ValueComparison.areSame(one, other)
        #expect(ValueComparison.areSame(Wrapper(value: one), Wrapper(value: other)) == result)
        #expect(ValueComparison.areSame(Optional(one), Optional(other)) == result)
        #expect(ValueComparison.areSame(one as Any, other as Any) == result)
        #expect(ValueComparison.areSame((one, 1), (other, 1)) == result)
        #expect(!ValueComparison.areSame((one, 1), (other, 2)))
        #expect(!ValueComparison.areSame(Optional(one), nil))
        return result
    }

    @Test func `Numbers are compared by their bits, texts by their characters`() {
        #expect(areSame(1, 1))
        #expect(!areSame(1, 2))
        #expect(!areSame(0.0, -0.0))
        #expect(areSame(String(repeating: "a", count: 100), String(repeating: "a", count: 100)))
        #expect(!areSame("a", "b"))
    }

    /// Puts other bytes between the fields.
    private func padded(_ item: Item, with byte: UInt8, _ body: (UnsafePointer<Item>) -> Void) {
        let bytes = UnsafeMutableRawPointer.allocate(
            byteCount: MemoryLayout<Item>.stride, alignment: MemoryLayout<Item>.alignment)
        defer { bytes.deallocate() }
        let memory = bytes.bindMemory(to: Item.self, capacity: 1)
        memory.initialize(to: item)
        defer { memory.deinitialize(count: 1) }
        for offset in 1..<8 { bytes.storeBytes(of: byte, toByteOffset: offset, as: UInt8.self) }
        body(memory)
    }

    @Test func `Structures are compared by their fields, and not by what lies between these`() {
        #expect(areSame(Item(), Item()))
        #expect(!areSame(Item(), Item(count: 2)))
        #expect(!areSame(Item(), Item(name: "another")))
        padded(Item(), with: 1) { one in
            padded(Item(), with: 2) { other in #expect(ValueComparison.areSame(one.pointee, other.pointee)) }
        }
    }

    @Test func `Enumerations are compared by their cases and what these hold`() {
        #expect(areSame(Content.item(Item()), .item(Item())))
        #expect(!areSame(Content.item(Item()), .item(Item(count: 2))))
        #expect(!areSame(Content.item(Item()), .none))
        #expect(areSame(Result<Int, any Error>.success(1), .success(1)))
        #expect(!areSame(Result<Int, any Error>.success(1), .success(2)))
    }

    @Test func `Objects, closures and collections are the same where they are the same ones in memory`() {
        let (model, numbers) = (Model(), [1, 2, 3].shuffled())
        #expect(areSame(model, model))
        #expect(!areSame(model, Model()))
        #expect(areSame(numbers, numbers))
        #expect(!areSame(numbers, numbers.map { $0 + 1 }))
        let closure = { _ = model }
        #expect(areSame(Content.closure(closure), .closure(closure)))
        #expect(areSame(Acting(action: closure), Acting(action: closure)))
        #expect(!areSame(Acting(action: closure), Acting(action: { _ = numbers })))
        #expect(!areSame(Acting(action: closure), Acting(action: nil)))
        let others = (1...2).map { number in { _ = number } }
        #expect(!areSame(others[0], others[1]))
    }

    @Test func `Bindings are the same if they are copies or lead to the same part of the same`() {
        let (model, other) = (Draft(), Draft())
        let binding = Binding(get: { 1 }, set: { _ in })
        #expect(areSame(binding, binding))
        #expect(!areSame(binding, Binding(get: { 1 }, set: { _ in })))
        let bindable = Bindable(model)
        #expect(areSame(bindable.name, bindable.name))
        #expect(areSame(bindable.point.x, bindable.point.x))
        #expect(!areSame(bindable.point.x, bindable.point.y))
        #expect(!areSame(bindable.name, bindable.title))
        #expect(!areSame(bindable.name, Bindable(other).name))
    }

    @Test func `References that may have gone are compared without being read`() {
        let model = Model()
        #expect(areSame(Weak(model: model), Weak(model: model)))
        #expect(!areSame(Weak(model: model), Weak(model: nil)))
        #expect(areSame(Weak(), Weak()))
    }

    @Test func `Values of any type are the same if their types and they are`() {
        let views: [any View] = [Text("a"), Text("a").padding(), EmptyView(), Color.red]
        for (index, one) in views.enumerated() {
            for (otherIndex, other) in views.enumerated() {
                #expect(areSame(one, other) == (index == otherIndex))
            }
        }
        let text = Text("a")
        #expect(areSame(AnyView(text), AnyView(text)))
        #expect(!areSame(AnyView(Text("a")), AnyView(Text("b"))))
        #expect(!areSame(1 as Any, 1.0 as Any))
    }
}
