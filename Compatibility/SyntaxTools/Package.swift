// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

// What reads Swift's syntax, with its tests. It is apart, since SwiftPM builds all that is tested beside a macro for the machine that
// compiles, and would build Vitrine a second time for that.

/// The folder of the toolchain's own modules of swift-syntax, with which its compiler expands macros: nothing of them is compiled here. It
/// lies near the library that this manifest is linked with, `usr/lib/swift/pm/ManifestAPI/libPackageDescription.so`.
let toolchainModules: String? = {
    // Read to its end, since the system gives a page of it at a time.
    let libraries = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
    let own = String(decoding: libraries ?? Data(), as: UTF8.self).split(separator: "\n").first {
        $0.hasSuffix("/pm/ManifestAPI/libPackageDescription.so")
    }
    guard let own, let start = own.firstIndex(of: "/") else { return nil }
    return "/" + (own[start...].split(separator: "/").dropLast(3) + ["host"]).joined(separator: "/")
}()

let settings: [SwiftSetting] =
    [
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ] + (toolchainModules.map { [.unsafeFlags(["-I", $0])] } ?? [])

let linking: [LinkerSetting] =
    toolchainModules.map { [.unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0])] } ?? []

/// A product of the package swift-syntax, whose modules then come before the toolchain's.
func syntax(_ product: String) -> Target.Dependency {
    .product(name: product, package: "swift-syntax", condition: .when(traits: ["SwiftSyntaxPackage"]))
}

let package = Package(
    name: "vitrine-syntax-tools",
    products: [
        .library(name: "VitrineMacros", targets: ["PreviewMacros"]),
        .executable(name: "copy-as-ios", targets: ["copy-as-ios"]),
        .executable(name: "list-preview-providers", targets: ["list-preview-providers"]),
        .executable(name: "rewrite-as-ios", targets: ["rewrite-as-ios"]),
    ],
    traits: [
        .trait(
            name: "SwiftSyntaxPackage",
            description: "Builds with the package swift-syntax, for a package that has it already.")
    ],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", "603.0.1"..<"604.0.0")
    ],
    targets: [
        .macro(
            name: "PreviewMacros",
            dependencies: [syntax("SwiftSyntaxMacros"), syntax("_SwiftCompilerPluginMessageHandling")],
            swiftSettings: settings, linkerSettings: linking),
        .target(
            name: "PreviewProviderLister", dependencies: [syntax("SwiftParser")],
            swiftSettings: settings, linkerSettings: linking),
        // The package manager builds what plug-ins run before all else: in two batches of files at once, as in the packages above.
        .target(
            name: "IOSRewriter", dependencies: [syntax("SwiftParser")],
            swiftSettings: settings + [
                .unsafeFlags(["-driver-batch-count", "2", "-j3"], .when(configuration: .debug))
            ], linkerSettings: linking),
        // Each tool is a library, which tests import, and a program of a few lines.
        .executableTarget(
            name: "list-preview-providers", dependencies: ["IOSRewriter", "PreviewProviderLister"],
            path: "Sources/ListPreviewProviders", swiftSettings: settings),
        .executableTarget(
            name: "rewrite-as-ios", dependencies: ["IOSRewriter"], path: "Sources/RewriteAsIOS",
            swiftSettings: settings),
        .executableTarget(
            name: "copy-as-ios", dependencies: ["IOSRewriter"], path: "Sources/CopyAsIOS",
            swiftSettings: settings),
        .testTarget(name: "PreviewMacrosTests", dependencies: ["PreviewMacros"], swiftSettings: settings),
        .testTarget(
            name: "PreviewProviderListerTests", dependencies: ["PreviewProviderLister"],
            swiftSettings: settings),
        .testTarget(name: "IOSRewriterTests", dependencies: ["IOSRewriter"], swiftSettings: settings),
    ]
)
