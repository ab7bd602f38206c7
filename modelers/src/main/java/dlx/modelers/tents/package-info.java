/**
 * Model of tents and trees: each tree has its own tent beside it, and no two tents touch.
 *
 * <p>Start reading at {@link dlx.modelers.tents.TentsModel}; a {@code Circle} explains why a placement of tents is one
 * solution.
 */
package dlx.modelers.tents;
