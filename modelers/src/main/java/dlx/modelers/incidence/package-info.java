/**
 * Options as lists of item numbers, and items by name: shared by the models whose text is the cover itself.
 *
 * <p>Start reading at {@link dlx.modelers.incidence.Incidence}.
 */
package dlx.modelers.incidence;
