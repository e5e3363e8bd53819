import CoreGraphics.CGGeometry
import CoreLocation
import MapKit
import SwiftUI
import UniformTypeIdentifiers
import WebKit

/// A page of the web.
struct WebPage: UIViewRepresentable {
    let url: URL

    func makeUIView(context: Context) -> WKWebView { WKWebView() }

    func updateUIView(_ view: WKWebView, context: Context) {
        view.load(URLRequest(url: url))
    }
}

/// A place on a map with what is known of it.
struct PlaceCard: View {
    private let place = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
    private let corner = CGPoint(x: 8, y: 8)
    private let kind = UTType.png

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Map(
                coordinateRegion: .constant(
                    MKCoordinateRegion(center: place, latitudinalMeters: 500, longitudinalMeters: 500))
            )
            .frame(height: 60)
            WebPage(url: URL(filePath: "/")).frame(height: 40)
            Text(verbatim: kind.preferredMIMEType ?? "").padding(.leading, corner.x)
        }
        .frame(width: 200)
    }
}

/// The branches of a shop on a map, in either of the ways that maps take their content.
struct BranchMap: View {
    struct Branch: Identifiable {
        var id: String
        var place: CLLocationCoordinate2D
        var isOpen = true
    }

    let branches: [Branch]
    @State private var position = MapCameraPosition.automatic
    @State private var region = MKCoordinateRegion()

    var body: some View {
        Map(position: $position, interactionModes: [.pan, .zoom]) {
            ForEach(branches) { branch in
                if branch.isOpen {
                    Annotation(branch.id, coordinate: branch.place) { Image(systemName: "cart") }
                } else {
                    Marker(branch.id, coordinate: branch.place).tint(.gray)
                }
            }
            UserAnnotation()
        }
        .mapStyle(.standard(elevation: .realistic))
        .mapControls { MapCompass() }
        MapReader { map in
            Map(coordinateRegion: $region, annotationItems: branches) { branch in
                MapMarker(coordinate: branch.place, tint: .red)
            }
            .onTapGesture { point in
                if let place = map.convert(point, from: .local) { region.center = place }
            }
        }
    }
}

#Preview {
    PlaceCard()
}
