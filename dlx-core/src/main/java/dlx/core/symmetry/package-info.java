/**
 * The symmetry of a cover, found without any help of a model: the graph of a cover, its refinement, and a search for
 * generators of its group. {@link dlx.core.symmetry.CoverGroup} is the door, {@link dlx.core.symmetry.SymmetryFinder} the class
 * to read first.
 */
package dlx.core.symmetry;
