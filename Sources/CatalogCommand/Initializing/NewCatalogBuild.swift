import RunRecords

/// Builds a new catalogue, and records and checks its first references.
@MainActor
struct NewCatalogBuild {
    var catalog: NewCatalog
    /// The package's folder, as the command line says it.
    let name: String
    let context: CommandContext

    private static let building = ["swift", "build", "--product", "catalog"]
    /// How often what depends on stand-ins may need stand-ins itself.
    private static let mostBuilds = 24

    /// Whether all is recorded, some components failed to render, or a command failed, which is printed.
    mutating func run() throws -> RunStatus {
        guard try copyDependencies() && build() else { return .failed }
        let recorded = try perform([".build/debug/catalog", "record"], accepting: [.failedToRender])
        // What was not recorded is missing, or fails again; the others are checked.
        let isRecordedWhole = recorded == 0
        let accepted: [RunStatus] = isRecordedWhole ? [] : [.missingOrStale, .failedToRender]
        guard recorded != nil, try perform([".build/debug/catalog", "check"], accepting: accepted) != nil
        else { return .failed }
        if isRecordedWhole { return .allMatch }
        context.warn("warning: some components are not recorded, for the reasons above; the others are")
        return .failedToRender
    }

    /// Copies those of others' packages that lean on Apple's modules, and takes the swift-syntax that they bring; returns whether that
    /// succeeded.
    private mutating func copyDependencies() throws -> Bool {
        guard catalog.previews?.packages.isEmpty == false else { return true }
        guard try resolve() else { return false }
        let copies = DependencyCopies(
            folder: catalog.folder, manifest: PackageManifest.reader(context.host))
        let unbuildable = try catalog.packagesOfProject.filter { identity in
            let products = catalog.previews?.targets.flatMap(\.products).filter { $0.package == identity }
            return try products?.contains { try !copies.canBuild($0) } == true
        }
        if !unbuildable.isEmpty {
            try leaveOut(unbuildable, "hold what Linux cannot build")
            // What the others do not need goes with them.
            return try copyDependencies()
        }
        if copies.haveSwiftSyntax { try catalog.takeSwiftSyntaxPackage() }
        let names = try copies.names()
        for step in copies.steps(names) where try perform(step) == nil { return false }
        if !names.isEmpty { try catalog.take(copies: names) }
        return true
    }

    /// Fetches others' packages, and does without those of a project of Xcode's where they cannot be had; returns whether that succeeded.
    private mutating func resolve() throws -> Bool {
        let command = ["swift", "package", "resolve"]
        if try perform(command) != nil { return true }
        let identities = catalog.packagesOfProject
        try leaveOut(identities, "could not all be fetched")
        return try !identities.isEmpty && perform(command) != nil
    }

    private mutating func leaveOut(_ identities: [String], _ reason: String) throws {
        guard !identities.isEmpty else { return }
        try catalog.leaveOut(packages: Set(identities))
        context.warn(
            """
            warning: labelled boxes stand in for the views of files that import packages of the Xcode project which \(reason): \
            \(identities.joined(separator: ", "))
            """)
    }

    /// Builds the program, where linked sources do not compile with stand-ins for what does not; returns whether that succeeded.
    private mutating func build() throws -> Bool {
        guard let launch = context.host.launch, let output = context.host.output, catalog.previews != nil
        else { return try perform(Self.building) != nil }
        context.print("\n$ \(Self.building.joined(separator: " "))")
        if try launch(Self.building, catalog.folder) == 0 { return true }
        for _ in 0..<Self.mostBuilds {
            let errors = try output(Self.building, catalog.folder)
            let owners = try catalog.standIn(forErrorsIn: errors)
            if owners.isEmpty {
                if errors.contains("undefined symbol") { catalog.removeObjects() }
                break
            }
            for case .copy(let name) in owners {
                let copying = DependencyCopies.copying(
                    name, errors: LinkedSourceError.Owner.copy(name).errorList)
                guard try launch(copying, catalog.folder) == 0 else { return false }
            }
            context.print("building again, with stand-ins for what does not compile")
        }
        return try perform(Self.building) != nil
    }

    /// Runs a command in the package; returns its exit code, or prints the failure and returns nothing where that is none of the accepted ones.
    private func perform(_ command: [String], accepting others: [RunStatus] = []) throws -> Int32? {
        guard let launch = context.host.launch else { return 0 }
        let text = command.joined(separator: " ")
        context.print("\n$ \(text)")
        let status = try launch(command, catalog.folder)
        guard status == 0 || others.contains(where: { $0.rawValue == status }) else {
            context.warn("error: '\(text)' in \(name) ended with \(status); its message stands above")
            return nil
        }
        return status
    }
}
