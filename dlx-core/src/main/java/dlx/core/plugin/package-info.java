/**
 * Finds, loads and watches plugins. The only room of the core that opens files, loads classes and waits for a model.
 *
 * <p>Start reading at {@link dlx.core.plugin.ModelRegistry}.
 */
package dlx.core.plugin;
