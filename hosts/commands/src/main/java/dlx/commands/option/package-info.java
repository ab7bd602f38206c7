/**
 * The options that several commands share: each group is a record of the values that were typed, and names its parameters.
 *
 * <p>Start reading at {@link dlx.commands.option.GivenOptions}, then {@link dlx.commands.option.SearchOptions}.
 */
package dlx.commands.option;
