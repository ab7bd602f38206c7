/**
 * The engine {@code local}: finds a solution of a large cover with many solutions by local search. It cannot prove that
 * a cover has no solution, unless the root alone contradicts itself.
 *
 * <p>The search does not go through a tree. Its state is a <em>partial cover</em>: a set of chosen options that do not
 * exclude each other, with which some items are uncovered. Each step chooses one more option, and drops those that it
 * excludes; these are tabu for some steps. Uncovered items gain weight, so that the search leaves a dead end (I.
 * Blöchliger, N. Zufferey, A graph coloring heuristic using partial solutions and a reactive tabu scheme, Computers and
 * Operations Research 2008; here for covers, and with weights).
 *
 * <p>Start reading at {@link dlx.core.engine.local.LocalEngine}. {@code LocalSearch} propagates the root ({@code
 * RootPropagation}) and reports the solution. {@code Moves} chooses the options. {@code PartialCover} computes their
 * gains, with the options that exclude each other ({@code Conflicts}), and the items that several options may cover
 * ({@code SharedItems}).
 */
package dlx.core.engine.local;
