/**
 * Tests for authors of models: the promises that every model keeps, as test methods to inherit.
 *
 * <p>Start at {@link dlx.testkit.ExactCoverModelContract}: extend it and return the model, puzzles with their numbers
 * of solutions, and bad texts with their messages. {@link dlx.testkit.ReferenceCounter} counts the solutions of a small
 * cover without the engines, for tests of your own.
 */
package dlx.testkit;
