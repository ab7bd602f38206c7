/**
 * What can be said about a cover beside its solutions, as data: why there is none, or more than one ({@link
 * dlx.core.explain.Explanation}); which givens are not needed, or missing ({@link dlx.core.explain.Revision}); the next step and the whole way ({@link dlx.core.explain.Deduction}, {@link
 * dlx.core.explain.SolvingPath}). Options and items are numbers of the cover. Start at {@code Question.explanation} and {@code
 * Question.path}.
 */
package dlx.core.explain;
