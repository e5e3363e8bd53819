import Vitrine

/// 375 × 64 pt.
struct PersonRow: View {
    let row: Row

    var body: some View {
        HStack(spacing: 12) {
            Photo(number: row.photo, width: 40, height: 40, radius: 20)
            Titles(title: row.title, detail: row.caption, titleSize: 15)
            Icon(name: "chevron", extent: 20)
                .foregroundStyle(Color(hex: "#9E9E9E"))
        }
        .padding(.horizontal, 16)
        .padding(.bottom, 1)
        .frame(width: 375, height: 64)
        .overlay(alignment: .bottom) {
            Color(hex: "#EEEEEE").frame(height: 1)
        }
    }
}

/// 375 × 72 pt.
struct StepperRow: View {
    let stepper: Stepper

    var body: some View {
        HStack(spacing: 12) {
            Titles(title: stepper.title, detail: stepper.caption, titleSize: 15)
            button("minus")
            Text(stepper.value)
                .font(.system(size: 16, weight: .medium).monospacedDigit())
                .foregroundStyle(.ink)
                .frame(width: 40, height: 20)
            button("plus")
        }
        .padding(.horizontal, 16)
        .frame(width: 375, height: 72)
    }

    private func button(_ icon: String) -> some View {
        Icon(name: icon, extent: 18)
            .foregroundStyle(.ink)
            .frame(width: 32, height: 32)
            .overlay {
                Circle().strokeBorder(Color(hex: "#BDBDBD"))
            }
    }
}
