import ImageIO
import Photos
import PhotosUI
import SwiftUI

/// The camera, in a sheet.
struct CameraPicker: UIViewControllerRepresentable {
    @Binding var image: UIImage?
    @Environment(\.dismiss) private var dismiss

    func makeUIViewController(context: Context) -> UIImagePickerController {
        let picker = UIImagePickerController()
        picker.sourceType = UIImagePickerController.isSourceTypeAvailable(.camera) ? .camera : .photoLibrary
        picker.allowsEditing = true
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    final class Coordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        private let parent: CameraPicker

        init(_ parent: CameraPicker) {
            self.parent = parent
        }

        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            parent.image = info[.originalImage] as? UIImage
            parent.dismiss()
        }
    }
}

/// Shows a chosen photo in a small size, or invites to choose one.
struct PhotoField: View {
    var data: Data?
    @State private var choice: PhotosPickerItem?
    @State private var image: UIImage?
    @State private var showsCamera = false

    private var thumbnail: CGImage? {
        let options = [kCGImageSourceShouldCache: false] as CFDictionary
        guard let data, let source = CGImageSourceCreateWithData(data as CFData, options) else { return nil }
        return CGImageSourceCreateThumbnailAtIndex(
            source, 0,
            [
                kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 80,
            ] as CFDictionary)
    }

    var body: some View {
        HStack(spacing: 12) {
            Group {
                if let thumbnail {
                    Image(decorative: thumbnail, scale: 1).resizable()
                } else {
                    Image(systemName: "photo").font(.title).foregroundStyle(.secondary)
                }
            }
            .frame(width: 80, height: 80)
            .background(
                Color(#colorLiteral(red: 0.95, green: 0.95, blue: 0.9, alpha: 1)),
                in: RoundedRectangle(cornerRadius: 12))
            VStack(alignment: .leading, spacing: 8) {
                PhotosPicker(selection: $choice, matching: .images) {
                    Label("Choose a photo", systemImage: "photo.on.rectangle")
                }
                Button("Take one", systemImage: "camera") { showsCamera = true }
                if PHPhotoLibrary.authorizationStatus(for: .readWrite) == .denied { Text("No access") }
            }
        }
        .padding()
        .sheet(isPresented: $showsCamera) { CameraPicker(image: $image) }
    }
}

#Preview("Empty", traits: .sizeThatFitsLayout) { PhotoField() }

#Preview("Chosen", traits: .sizeThatFitsLayout) {
    PhotoField(
        data: Data(
            base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAGklEQVR4"
                + "2mP4f4YBjgw2HIcjBipKIHNoJAEApN5sAdA7bHkAAAAASUVORK5CYII="))
}
