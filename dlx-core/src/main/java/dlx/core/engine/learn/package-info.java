/**
 * The engine {@code learn}: finds a solution, or proves that no solution exists, by learning from conflicts as SAT
 * solvers do.
 *
 * <p>Each option is a variable; a <em>literal</em> is one of its two values, taken or left. Items are not turned into
 * clauses: two counts per item are enough to propagate. At a contradiction, the search collects the reasons and learns
 * a clause that would have prevented it. Then it goes back to the level where this clause would have had an effect.
 *
 * <p>Start reading at {@link dlx.core.engine.learn.LearnEngine}. {@code LearnSearch} is the loop.
 * {@code UnitPropagation} extends the {@code Trail} by the consequences of items ({@code ItemPropagation}, with
 * {@code ItemCounts} and {@code ItemLists}) and of {@code Clauses} ({@code Watches}). {@code ConflictAnalysis} learns
 * clauses from the {@code Reasons}. {@code ActivityOrder} and {@code Phases} choose the next decision. {@code
 * SymmetryClauses} and {@code Exchanges} use the symmetries of the question.
 */
package dlx.core.engine.learn;
