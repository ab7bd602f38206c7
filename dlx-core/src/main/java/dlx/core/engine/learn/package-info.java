/**
 * The engine {@code learn}: one solution, or none, by learning from conflicts, as SAT solvers do it.
 *
 * <p>Each option is a yes or no; a <em>literal</em> is one of the two. Items are not made into clauses: two counts of each tell what
 * follows. Where everything follows to a contradiction, the search asks back why, learns a clause that would have warned it, and
 * jumps to where that clause would have had an effect.
 *
 * <p>Start reading at {@link dlx.core.engine.learn.LearnEngine}. {@code LearnSearch} is the loop; {@code UnitPropagation} finds what follows,
 * on a {@code Trail}, from items ({@code ItemPropagation}, by {@code ItemCounts} and {@code ItemLists}) and from {@code Clauses} ({@code
 * Watches}); {@code Reasons} knows why, and {@code ConflictAnalysis} learns from that; {@code ActivityOrder} and {@code
 * Phases} say what to try next.
 */
package dlx.core.engine.learn;
