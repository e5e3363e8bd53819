public import Vitrine

// Sheets of the system, which are not shown here.
nonisolated extension View {
    public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }

    public func manageSubscriptionsSheet(
        isPresented: Binding<Bool>, subscriptionGroupID: String
    ) -> some View { self }

    public func refundRequestSheet(
        for transactionID: UInt64, isPresented: Binding<Bool>,
        onDismiss: (
            @MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void
        )? = nil
    ) -> some View { self }

    public func offerCodeRedemption(
        isPresented: Binding<Bool>,
        onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
    ) -> some View { self }
}
