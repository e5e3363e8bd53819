// The first file of the module: where the package swift-syntax is also built, this import fails with what helps before those of
// swift-syntax fail without saying it.
#if canImport(SwiftSyntax509) && !SwiftSyntaxPackage
    import VitrineCompatibilityNeedsTheTraitSwiftSyntaxPackageHere
#endif
