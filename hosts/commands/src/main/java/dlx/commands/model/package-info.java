/**
 * The commands about models: the list, the page of one, and fresh puzzles.
 *
 * <p>Start reading at {@link dlx.commands.model.ModelsCommand}.
 */
package dlx.commands.model;
