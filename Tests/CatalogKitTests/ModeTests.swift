import CatalogKit
import Foundation
import Testing
import Views

struct ModeTests {
    @Test(arguments: [
        (Mode.light, "light"),
        (.dark, "dark"),
        (.dark.rightToLeft, "dark-rtl"),
        (.light.dynamicTypeSize(.accessibility3), "ax3"),
        (.light.size(width: 320).scale(3).increasedContrast, "320-3x-contrast"),
        (.light.size(width: 390, height: 844).locale("de_DE"), "390-844-high-de_DE"),
        (.dark.named("Night"), "Night"),
    ])
    func `A mode is called after what differs from the default`(mode: Mode, name: String) {
        #expect(mode.name == name)
    }

    @Test func `Only the default mode leaves no trace in names`() {
        #expect(Mode.light.isDefault)
        #expect(Mode.dark.isDefault == false)
        #expect(Mode.light.named("Phone").isDefault == false)
    }

    @Test func `A mode sets the environment`() {
        let environment = Mode.dark.rightToLeft.dynamicTypeSize(.xSmall).scale(3).locale("ar_EG").environment
        #expect(environment.colorScheme == .dark)
        #expect(environment.layoutDirection == .rightToLeft)
        #expect(environment.dynamicTypeSize == .xSmall)
        #expect(environment.displayScale == 3)
        #expect(environment.locale.identifier == "ar_EG")
    }
}
