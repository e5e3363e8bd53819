import CatalogAssets
import SwiftUI
import Testing
import UIKit
import VitrineComposition
import VitrineRendering
import VitrineTesting
import VitrineTypesetting

@MainActor
struct CalendarViewTests {
    private final class Owner: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate {
        var chosen: DateComponents?

        func dateSelection(
            _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
        ) {
            chosen = dateComponents
        }

        func calendarView(
            _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
        ) -> UICalendarView.Decoration? {
            dateComponents.day == 14 ? .default(color: .systemRed, size: .large) : nil
        }
    }

    private struct Month: UIViewRepresentable {
        let owner: Owner

        func makeUIView(context: Context) -> UICalendarView {
            let view = UICalendarView()
            view.calendar = Calendar(identifier: .gregorian)
            view.delegate = owner
            let selection = UICalendarSelectionSingleDate(delegate: owner)
            selection.setSelected(DateComponents(year: 2025, month: 2, day: 3), animated: false)
            view.selectionBehavior = selection
            return view
        }

        func updateUIView(_ view: UICalendarView, context: Context) {}
    }

    @Test func `A calendar shows the month of the chosen day, and says that days are not decorated`()
        async throws
    {
        let host = try VitrineTesting.Host(Month(owner: Owner()))
        #expect(try host.text("February 2025").text == "February 2025")
        let environment = RenderingEnvironment(
            files: CatalogFiles(folder: URL.temporaryDirectory), fontBook: try FontBook.inter(),
            families: FontFamilies(default: "Inter"))
        let request = RenderRequest(
            view: { Month(owner: Owner()) }, environment: { EnvironmentValues() },
            extent: .fixed(width: 393, height: 400), margin: 0)
        let composed = try await Renderer(environment: environment).compose(request)
        #expect(composed.findings.count == 1)
        #expect("\(composed.findings)".contains("UICalendarView shows no decorations of days"))
    }

    @Test func `A day that is chosen is told to the delegate`() {
        let (owner, view) = (Owner(), UICalendarView())
        let selection = UICalendarSelectionSingleDate(delegate: owner)
        view.selectionBehavior = selection
        selection.setSelected(DateComponents(year: 2025, month: 2, day: 3), animated: false)
        #expect(owner.chosen == nil && selection.selectedDate?.day == 3)
        let several = UICalendarSelectionMultiDate(delegate: nil)
        several.setSelectedDates([DateComponents(day: 1), DateComponents(day: 2)], animated: false)
        #expect(several.selectedDates.count == 2)
    }
}
