/**
 * Tents and trees: each tree has a tent of its own beside it, and no two tents touch.
 *
 * <p>Start reading at {@link dlx.modelers.tents.TentsModel}; a {@code Circle} says why a placing of the tents is one solution.
 */
package dlx.modelers.tents;
