/**
 * For authors of models: the promises that every model keeps, as tests to inherit.
 *
 * <p>Start at {@link dlx.testkit.ExactCoverModelContract}: extend it, say which model, which puzzles with how many
 * solutions, which bad texts with which messages. {@link dlx.testkit.ReferenceCounter} counts the solutions of a small
 * cover without the engines, for tests of your own.
 */
package dlx.testkit;
