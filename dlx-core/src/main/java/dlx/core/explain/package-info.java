/**
 * Answers about a cover other than its solutions, as data: the reasons for no solution or several ({@link
 * dlx.core.explain.Explanation}); givens that are not needed, or missing ({@link dlx.core.explain.Revision}); the next
 * step and the whole path ({@link dlx.core.explain.Deduction}, {@link dlx.core.explain.SolvingPath}). Options and items
 * are numbers of the cover. Start at {@code Question.explanation} and {@code Question.path}.
 */
package dlx.core.explain;
