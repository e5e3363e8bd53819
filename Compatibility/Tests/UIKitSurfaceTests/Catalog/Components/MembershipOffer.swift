import StoreKit
import SwiftUI

/// What a membership costs, as far as the store knows, and where it is bought.
struct MembershipOffer: View {
    @Environment(\.purchase) private var purchase
    @State private var state = Product.CollectionTaskState.loading
    @State private var isMember = false
    @State private var managesMembership = false

    var body: some View {
        VStack(spacing: 8) {
            switch state {
            case .loading: ProgressView()
            case .failure: Text("The store cannot be reached")
            case .success(let products, let unavailable):
                ForEach(products) { product in
                    Button(product.displayPrice) { Task { _ = try? await purchase(product) } }
                }
                Text("\(unavailable.count) not for sale").font(.footnote)
            }
            Text(isMember ? "Member" : "No member yet")
            SubscriptionStoreView(groupID: "membership") { Text("Members read more").bold() }
                .subscriptionStoreButtonLabel(.multiline)
                .storeButton(.visible, for: .restorePurchases)
                .frame(width: 180, height: 80)
        }
        .padding(8)
        .storeProductsTask(for: ["monthly", "yearly"]) { state = $0 }
        .subscriptionStatusTask(for: "membership") { status in
            isMember = status.value?.contains { $0.state == .subscribed } ?? false
        }
        .manageSubscriptionsSheet(isPresented: $managesMembership)
        .task {
            for await result in StoreKit.Transaction.updates {
                guard case .verified(let transaction) = result else { continue }
                isMember = transaction.productID == "yearly"
            }
        }
    }
}

#Preview(traits: .sizeThatFitsLayout) { MembershipOffer() }
