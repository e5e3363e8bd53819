import MarketplaceFeatures
import Vitrine
import VitrineTesting

enum SignUpForm_Definition: ViewDefinition {
    static var componentName: String { "Sign-up form" }
    static var canvas: SnapshotCanvas { .device }
    static var modes: ModeSelection { [.coarsePhone] }

    static var contentVariants: ContentVariants {
        SignUpForm().named("Empty").modes([.darkPhone])
        SignUpForm().scenario("From empty to welcome") { host in
            try host.expect(host.button("Create").isEnabled == false)
            try host.textField("Name").type("Ada")
            try host.textField("Email").type("ada.example.org")
            try host.snapshot("a wrong address")
            try host.textField("Email").clear()
            try host.textField("Email").type("ada@example.org")
            try host.secureTextField("Password").type("difference")
            try host.expect(host.button("Create").isEnabled == false)
            try host.toggle("I accept the terms").tap()
            try host.snapshot("complete")
            try host.button("Create").tap()
            try host.expect(host.alert("Welcome, Ada!").exists)
            try host.snapshot("welcome")
            try host.button("Start shopping").tap()
            try host.expect(!host.alert().exists)
        }
    }
}
