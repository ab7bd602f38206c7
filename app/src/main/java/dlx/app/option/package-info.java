/**
 * What can be typed behind a command: groups of options that several commands share, and the readers of their values.
 *
 * <p>Start reading at {@link dlx.app.option.SearchOptions}.
 */
package dlx.app.option;
