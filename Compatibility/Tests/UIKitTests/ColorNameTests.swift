import Testing
import UIKit

struct ColorNameTests {
    @Test(arguments: [
        (UIColor.red, "red"), (.green, "green"), (.blue, "blue"), (.black, "black"), (.white, "white"),
        (.gray, "gray"), (.lightGray, "light gray"), (.darkGray, "dark gray"), (.orange, "orange"),
        (.brown, "brown"), (.cyan, "cyan"), (.magenta, "magenta"), (.yellow, "yellow"),
        (UIColor(red: 0.2, green: 0, blue: 0, alpha: 1), "dark red"),
        (UIColor(red: 1, green: 0, blue: 0.1, alpha: 1), "red"),
    ])
    func `A colour is called by its hue, its darkness or its gray`(color: UIColor, name: String) {
        #expect(color.accessibilityName == name)
    }
}
