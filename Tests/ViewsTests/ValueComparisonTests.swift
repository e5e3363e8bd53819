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

    private enum Phase { case loading, done, failed(String) }

    private enum Disguised: CustomReflectable {
        case first(Int)
        var customMirror: Mirror { Mirror(self, children: ["value": 1]) }
    }

    private struct Typed {
        var type: Model.Type = Model.self
        var size: Int.Type = Int.self
        var isSmall = true
    }

    private struct Acting {
        var action: (() -> Void)?
    }

    @Observable final class Draft {
        var name = ""
        var title = ""
        var point = CGPoint.zero
    }

    private protocol First: AnyObject {}
    private protocol Second: AnyObject {}
    private protocol Third: AnyObject {}

    private final class Model: First, Second, Third {}

    private struct Weak {
        weak var model: Model?
        weak var first: (any First)?
        weak var all: (any First & Second & Third)?
        unowned var owner: any First & Second & Third
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

    /// An item in memory, with other bytes between its fields.
    private func padded(with byte: UInt8, _ body: (UnsafePointer<Item>) -> Void) {
        let memory = UnsafeMutablePointer<Item>.allocate(capacity: 1)
        defer { memory.deallocate() }
        memory.initialize(to: Item())
        defer { memory.deinitialize(count: 1) }
        for offset in 1..<8 {
            UnsafeMutableRawPointer(memory).storeBytes(of: byte, toByteOffset: offset, as: UInt8.self)
        }
        body(memory)
    }

    @Test func `Structures are compared by their fields, and not by what lies between these`() {
        #expect(areSame(Item(), Item()))
        #expect(!areSame(Item(), Item(count: 2)))
        #expect(!areSame(Item(), Item(name: "another")))
        #expect(areSame(Typed(), Typed()))
        #expect(!areSame(Typed(), Typed(isSmall: false)))
        padded(with: 1) { one in
            padded(with: 2) { other in #expect(ValueComparison.areSame(at: one, other)) }
        }
    }

    @Test func `Enumerations are compared by their cases and what these hold`() {
        #expect(areSame(Content.item(Item()), .item(Item())))
        #expect(!areSame(Content.item(Item()), .item(Item(count: 2))))
        #expect(!areSame(Content.item(Item()), .none))
        #expect(!areSame(Phase.loading, .done))
        #expect(!areSame(Disguised.first(1), .first(2)))
        #expect(areSame(Result<Int, any Error>.success(1), .success(1)))
        #expect(!areSame(Result<Int, any Error>.success(1), .success(2)))
    }

    @Test
    func
        `Objects and closures are the same where they are the same ones in memory, arrays if their elements are`()
    {
        let (model, numbers) = (Model(), [1, 2, 3].shuffled())
        #expect(areSame(model, model))
        #expect(!areSame(model, Model()))
        #expect(areSame(numbers, numbers.map { $0 }))
        #expect(!areSame(numbers, numbers.map { $0 + 1 }))
        #expect(!areSame(numbers, [1]))
        let closure = { _ = (model, numbers) }
        #expect(areSame(Content.closure(closure), .closure(closure)))
        #expect(areSame(Acting(action: closure), Acting(action: closure)))
        #expect(!areSame(Acting(action: closure), Acting(action: { _ = numbers })))
        #expect(!areSame(Acting(action: closure), Acting(action: nil)))
        // The same closure, which would do something else if the object were to change.
        let ofObject = { _ = model }
        #expect(!areSame(Acting(action: ofObject), Acting(action: ofObject)))
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
        let (model, other) = (Model(), Model())
        let all = Weak(model: model, first: model, all: model, owner: model)
        #expect(areSame(all, all))
        #expect(areSame(Weak(owner: model), Weak(owner: model)))
        for changed in [
            Weak(first: model, all: model, owner: model), Weak(model: model, all: model, owner: model),
            Weak(model: model, first: model, owner: model),
            Weak(model: model, first: model, all: model, owner: other),
        ] {
            #expect(!areSame(all, changed))
        }
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
