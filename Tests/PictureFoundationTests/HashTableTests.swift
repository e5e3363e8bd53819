import PictureFoundation
import Testing

struct HashTableTests {
    private final class Listener {}

    @Test func `A table of weak objects forgets those that are gone`() {
        let table = NSHashTable<AnyObject>.weakObjects()
        let stays = Listener()
        var goes: Listener? = Listener()
        table.add(stays)
        table.add(goes)
        table.add(stays)
        #expect(table.count == 2 && table.contains(goes))
        goes = nil
        #expect(table.count == 1 && table.anyObject === stays)
        table.remove(stays)
        #expect(table.allObjects.isEmpty)
    }

    @Test func `A table keeps its objects in the order in which they were added`() {
        let table = NSHashTable<Listener>()
        let kept = (0..<3).map { _ in Listener() }
        for listener in kept { table.add(listener) }
        #expect(table.allObjects.map(ObjectIdentifier.init) == kept.map(ObjectIdentifier.init))
        table.removeAllObjects()
        #expect(table.count == 0)
    }
}
