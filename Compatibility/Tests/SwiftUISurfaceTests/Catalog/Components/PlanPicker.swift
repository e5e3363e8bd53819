import SwiftUI

/// Plans to choose from; the recommended one stands out.
struct PlanPicker: View {
    enum Plan: String, CaseIterable, Identifiable {
        case monthly = "Monthly"
        case yearly = "Yearly"

        var id: Self { self }
        var price: String { self == .monthly ? "€ 4.99" : "€ 49.99" }
    }

    @Binding var plan: Plan

    var body: some View {
        HStack(spacing: 12) {
            ForEach(Plan.allCases) { option in
                let isSelected = option == plan
                VStack(spacing: 6) {
                    Text(option.rawValue)
                        .font(.subheadline)
                    Text(option.price)
                        .font(.title3.bold())
                    if option == .yearly {
                        Text("Save 17 %")
                            .font(.caption)
                            .foregroundColor(.green)
                    }
                }
                .padding()
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(isSelected ? Color.accentColor.opacity(0.1) : nil)
                .border(isSelected ? Color.accentColor : Color.gray.opacity(0.3), width: isSelected ? 2 : 1)
                .overlay(alignment: .top) {
                    if option == .yearly {
                        Text("Best value")
                            .font(.caption2.bold())
                            .padding(.horizontal, 8)
                            .padding(.vertical, 2)
                            .background(Capsule().fill(Color.accentColor))
                            .foregroundColor(.white)
                            .offset(y: -9)
                    }
                }
                .onTapGesture { plan = option }
            }
        }
        .fixedSize(horizontal: false, vertical: true)
    }
}

#Preview {
    PlanPicker(plan: .constant(.yearly))
        .padding(.top, 12)
}
