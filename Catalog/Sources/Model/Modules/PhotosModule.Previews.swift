extension PhotosModule {
    /// Pictures of a teapot.
    public enum Previews {
        public static let first = PhotosModule(images: all, shown: nil, isFavorite: true, listing: "l-2")
        public static let last = PhotosModule(images: all, shown: 3, isFavorite: false, listing: "l-2")
        public static let single = PhotosModule(
            images: ["teapot"], shown: nil, isFavorite: false, listing: "l-2")

        private static let all = ["teapot", "stoneware-mug", "stacked-bowls", "ceramic-vase"]
    }
}
