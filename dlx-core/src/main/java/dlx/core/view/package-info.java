/**
 * A cover as a person sees it while it is being solved: which items are open, which options are left. Plain and slow
 * beside the engines, and the one place where that is written down readably.
 *
 * <p>Start reading at {@link dlx.core.view.Position}.
 */
package dlx.core.view;
