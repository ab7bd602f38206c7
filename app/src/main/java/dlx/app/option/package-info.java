/**
 * The options that several commands share: each group is a record of the values that were typed, and names its parameters.
 *
 * <p>Start reading at {@link dlx.app.option.GivenOptions}, then {@link dlx.app.option.SearchOptions}.
 */
package dlx.app.option;
