/// The source of the values of one view's dynamic properties.
@MainActor
package struct PropertyScope {
    package var environment: EnvironmentValues
    /// The view's identity, with the property's place added while it is supplied.
    package var identity: UInt64
    package var states: StateStore

    package init(environment: EnvironmentValues, identity: UInt64, states: StateStore) {
        self.environment = environment
        self.identity = identity
        self.states = states
    }
}
