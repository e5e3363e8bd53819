public import Foundation
public import Vitrine

// Previews of files are the system's; none is shown here.
extension View {
    nonisolated public func quickLookPreview(_ item: Binding<URL?>) -> some View { self }

    nonisolated public func quickLookPreview<Items: RandomAccessCollection>(
        _ selection: Binding<URL?>, in items: Items
    ) -> some View where Items.Element == URL { self }
}
