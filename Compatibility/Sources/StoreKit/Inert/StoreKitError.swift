/// Why a store cannot answer.
public enum StoreKitError: Error, Sendable {
    case unknown, userCancelled, systemError(any Error), notAvailableInStorefront, notEntitled
}
