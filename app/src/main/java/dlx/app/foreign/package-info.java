/**
 * Inputs that may be links or files of other programs.
 *
 * <p>Start reading at {@link dlx.app.foreign.ForeignInput}.
 */
package dlx.app.foreign;
