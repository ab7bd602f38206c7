/**
 * The options of the command line as values: groups of options that several commands share, and the converters of their values.
 *
 * <p>Start reading at {@link dlx.app.option.Arguments}, then {@link dlx.app.option.SearchOptions}.
 */
package dlx.app.option;
