/**
 * The registry of models and the loader of plugins. The only package of the core that opens files, loads classes and
 * abandons steps of a model.
 *
 * <p>Start at {@link dlx.core.plugin.ModelRegistry}.
 */
package dlx.core.plugin;
