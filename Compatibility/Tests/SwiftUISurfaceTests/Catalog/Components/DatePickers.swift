import SwiftUI

/// Dates and choices in the styles that show more than a value.
struct AppointmentPicker: View {
    @State var date = Date(timeIntervalSince1970: 1_736_850_600)

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("When shall we call?").font(.headline)
            DatePicker("Day", selection: $date, in: Date.now..., displayedComponents: .date)
                .datePickerStyle(.graphical)
                .tint(.purple)
                .background(Color.primary.opacity(0.05), in: RoundedRectangle(cornerRadius: 12))
        }
        .padding()
    }
}

struct ReminderEditor: View {
    @State var date = Date(timeIntervalSince1970: 1_736_417_460)
    @State private var repeats = "Weekly"

    var body: some View {
        VStack {
            DatePicker("Reminder", selection: $date)
                .datePickerStyle(.wheel)
                .labelsHidden()
            Picker("Repeats", selection: $repeats) {
                ForEach(["Never", "Daily", "Weekly", "Monthly", "Yearly"], id: \.self) { Text($0) }
            }
            .pickerStyle(.wheel)
            .frame(height: 140)
        }
        .frame(width: 340)
    }
}

#Preview("Calendar", traits: .sizeThatFitsLayout) { AppointmentPicker().frame(width: 361) }
#Preview("Calendar and time", traits: .sizeThatFitsLayout) {
    DatePicker("Starts", selection: .constant(.now)).datePickerStyle(.graphical).padding()
}
#Preview("Wheels", traits: .sizeThatFitsLayout) { ReminderEditor() }
#Preview("Birthday", traits: .sizeThatFitsLayout) {
    DatePicker("Birthday", selection: .constant(.now), displayedComponents: .date)
        .datePickerStyle(.wheel)
        .environment(\.locale, Locale(identifier: "de_DE"))
        .frame(width: 361)
}
