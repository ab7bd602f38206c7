/**
 * The commands about models: the list of models, the page of a model, and fresh puzzles.
 *
 * <p>Start reading at {@link dlx.commands.model.ModelsCommand}.
 */
package dlx.commands.model;
