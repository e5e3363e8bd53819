// Swift Testing asks for a module of this name wherever a file imports both it and Core Image; it adds nothing here.
