nonisolated extension View {
    public func imageScale(_ scale: Image.Scale) -> some View {
        changingEnvironment { $0.imageScale = scale }
    }

    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        changingEnvironment { $0.symbolRenderingMode = mode }
    }

    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        changingEnvironment { $0.symbolVariants = variant }
    }
}
