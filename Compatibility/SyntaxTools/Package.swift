// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// What reads Swift's syntax, with its tests. It is apart, since SwiftPM builds all that is tested beside a macro for the machine that
// compiles, and would build Vitrine a second time for that.
let settings: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

func syntax(_ product: String) -> Target.Dependency {
    .product(name: product, package: "swift-syntax")
}

let package = Package(
    name: "vitrine-syntax-tools",
    products: [
        .library(name: "VitrineMacros", targets: ["PreviewMacros"]),
        .library(name: "PreviewProviderLister", targets: ["PreviewProviderLister"]),
        .library(name: "IOSRewriter", targets: ["IOSRewriter"]),
    ],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", "603.0.1"..<"604.0.0")
    ],
    targets: [
        .macro(
            name: "PreviewMacros",
            dependencies: [syntax("SwiftCompilerPlugin"), syntax("SwiftSyntaxMacros")],
            swiftSettings: settings),
        .target(
            name: "PreviewProviderLister", dependencies: [syntax("SwiftParser"), syntax("SwiftSyntax")],
            swiftSettings: settings),
        .target(
            name: "IOSRewriter", dependencies: [syntax("SwiftParser"), syntax("SwiftSyntax")],
            swiftSettings: settings),
        .testTarget(
            name: "PreviewMacrosTests",
            dependencies: [
                "PreviewMacros", syntax("SwiftDiagnostics"), syntax("SwiftParser"), syntax("SwiftSyntax"),
                syntax("SwiftSyntaxMacroExpansion"), syntax("SwiftSyntaxMacros"),
            ], swiftSettings: settings),
        .testTarget(
            name: "PreviewProviderListerTests",
            dependencies: ["PreviewProviderLister", syntax("SwiftParser"), syntax("SwiftSyntax")],
            swiftSettings: settings),
        .testTarget(
            name: "IOSRewriterTests", dependencies: ["IOSRewriter", syntax("SwiftParser")],
            swiftSettings: settings),
    ]
)
