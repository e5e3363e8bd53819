// Swift Testing asks for a module of this name wherever a file imports both it and UIKit; it adds nothing here.
