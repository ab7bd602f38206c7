/**
 * Readable state of a cover during its solution: open items and available options. It is plain, and slower than the
 * engines.
 *
 * <p>Start reading at {@link dlx.core.view.Position}.
 */
package dlx.core.view;
