/**
 * The options that several commands share. Each group is a record of the typed values, and declares its parameters.
 *
 * <p>Start reading at {@link dlx.commands.option.GivenOptions}, then {@link dlx.commands.option.SearchOptions}.
 */
package dlx.commands.option;
