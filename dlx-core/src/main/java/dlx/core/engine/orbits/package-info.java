/**
 * Searches that use the symmetries of a cover: a count by orbits, solutions that a symmetry keeps, and one solution of each
 * kind. {@link dlx.core.engine.orbits.OrbitSearch} is the class to read first.
 */
package dlx.core.engine.orbits;
