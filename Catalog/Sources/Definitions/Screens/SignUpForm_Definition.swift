import MarketplaceFeatures
import Vitrine
import VitrineTesting

enum SignUpForm_Definition: ViewDefinition {
    static var componentName: String { "Sign-up form" }
    static var canvas: SnapshotCanvas { .device }
    static var modes: ModeSelection { [.coarsePhone] }

    static var contentVariants: ContentVariants {
        SignUpForm().named("Empty").modes(.only(.devices(and: .darkPhone)))
        SignUpForm().scenario("A wrong address") { host in
            try host.textField("Email").type("ada.example.org")
            try host.snapshot("told")
            try host.textField("Email").clear()
            try host.textField("Email").type("ada@example.org")
            try host.expect(!host.text("An email address has an @ in it.").exists)
        }
        SignUpForm().scenario("Without the terms") { host in
            try fillIn(host)
            try host.expect(host.button("Create").isEnabled == false)
            try host.snapshot("nearly complete")
        }
        SignUpForm().scenario("Complete") { host in
            try fillIn(host)
            try host.toggle("I accept the terms").tap()
            try host.button("Create").tap()
            try host.expect(host.alert("Welcome, Ada!").exists)
            try host.snapshot("welcome")
            try host.button("Start shopping").tap()
            try host.expect(!host.alert().exists)
        }
    }

    private static func fillIn(_ host: VitrineTesting.Host) throws {
        try host.textField("Name").type("Ada")
        try host.textField("Email").type("ada@example.org")
        try host.secureTextField("Password").type("difference")
    }
}
