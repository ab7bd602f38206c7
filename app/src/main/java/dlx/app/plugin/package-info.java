/**
 * The models of a run: the bundled ones and those of plugin jars.
 *
 * <p>Start reading at {@link dlx.app.plugin.PluginModels}.
 */
package dlx.app.plugin;
