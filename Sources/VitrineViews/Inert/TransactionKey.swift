/// Names a value of transactions.
public protocol TransactionKey {
    associatedtype Value

    static var defaultValue: Value { get }
}
