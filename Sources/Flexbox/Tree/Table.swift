/// A growing array whose elements cost no reference counting and no check of unique ownership.
///
/// It is owned by one tree, which must call ``deallocate()`` in the end. (A non-copyable struct would say so
/// to the compiler, but Swift 6.3 generates broken code for one in a class.)
struct Table<Element> {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int

    init(minimumCapacity: Int = 16) {
        self.capacity = minimumCapacity
        self.base = .allocate(capacity: minimumCapacity)
    }

    func deallocate() {
        base.deinitialize(count: count)
        base.deallocate()
    }

    subscript(index: Int) -> Element {
        _read {
            assert(index >= 0 && index < count, "a table is read within its bounds")
            yield base[index]
        }
        nonmutating _modify {
            assert(index >= 0 && index < count, "a table is written within its bounds")
            yield &base[index]
        }
    }

    subscript(index: Int32) -> Element {
        _read { yield self[Int(index)] }
        nonmutating _modify { yield &self[Int(index)] }
    }

    /// Adds an element and says where it stands.
    @discardableResult
    mutating func append(_ element: consuming Element) -> Int {
        if count == capacity { reserve(2 * capacity) }
        (base + count).initialize(to: element)
        count += 1
        return count - 1
    }

    mutating func removeLast(_ number: Int) {
        (base + (count - number)).deinitialize(count: number)
        count -= number
    }

    mutating func removeAll() {
        base.deinitialize(count: count)
        count = 0
    }

    /// Makes room for so many elements in all.
    mutating func reserve(_ newCapacity: Int) {
        guard newCapacity > capacity else { return }
        let newBase = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
        newBase.moveInitialize(from: base, count: count)
        base.deallocate()
        base = newBase
        capacity = newCapacity
    }
}
