#if UIKit
    public import UIKit

    /// What a map would show of an annotation.
    open class MKAnnotationView: UIView {
        open var annotation: (any MKAnnotation)?
        public let reuseIdentifier: String?
        open var image: UIImage?
        open var canShowCallout = false
        open var centerOffset = CGPoint.zero
        open var calloutOffset = CGPoint.zero
        open var isSelected = false
        open var isDraggable = false
        open var clusteringIdentifier: String?
        open var leftCalloutAccessoryView: UIView?
        open var rightCalloutAccessoryView: UIView?
        open var detailCalloutAccessoryView: UIView?

        public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
            self.annotation = annotation
            self.reuseIdentifier = reuseIdentifier
            super.init(frame: .zero)
        }

        public required init?(coder: NSCoder) {
            self.reuseIdentifier = nil
            super.init(coder: coder)
        }

        open func prepareForReuse() {}

        open func prepareForDisplay() {}

        open func setSelected(_ selected: Bool, animated: Bool) {
            isSelected = selected
        }
    }

    /// A pin, which is not drawn.
    open class MKPinAnnotationView: MKAnnotationView {
        open var pinTintColor: UIColor! = .systemRed
        open var animatesDrop = false
    }

    /// A balloon, which is not drawn.
    open class MKMarkerAnnotationView: MKAnnotationView {
        open var markerTintColor: UIColor?
        open var glyphTintColor: UIColor?
        open var glyphText: String?
        open var glyphImage: UIImage?
        open var animatesWhenAdded = false
    }
#endif
