/**
 * The options of the command line: groups of them that several commands share, and the converters of their values.
 *
 * <p>Start reading at {@link dlx.app.option.SearchOptions}.
 */
package dlx.app.option;
