/// Places of a view between which assistive technology can jump.
public nonisolated protocol AccessibilityRotorContent {}
