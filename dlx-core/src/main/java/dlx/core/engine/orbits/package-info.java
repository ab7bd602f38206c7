/**
 * The engine that counts by orbits: one option of each orbit of what is left of the cover, times the size of the orbit.
 * {@link dlx.core.engine.orbits.OrbitSearch} is the class to read first.
 */
package dlx.core.engine.orbits;
