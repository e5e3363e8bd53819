public import Foundation

nonisolated extension View {
    /// Shows the view without the shader, with a finding.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
        missing(shader, isEnabled: isEnabled)
    }

    /// Shows the view without the shader, with a finding.
    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View { missing(shader, isEnabled: isEnabled) }

    /// Shows the view without the shader, with a finding.
    public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View { missing(shader, isEnabled: isEnabled) }

    @ViewBuilder private func missing(_ shader: Shader, isEnabled: Bool) -> some View {
        if isEnabled {
            snapshotFinding(
                "the shader '\(shader.function.name)' is left out: functions in Metal cannot be run here")
        } else {
            self
        }
    }
}

nonisolated extension VisualEffect {
    /// Without effect: shaders cannot be run here.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }

    /// Without effect: shaders cannot be run here.
    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect { self }

    /// Without effect: shaders cannot be run here.
    public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect { self }
}
