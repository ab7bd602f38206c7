/**
 * The initial project of a plugin, {@link dlx.app.project.PluginProject}. Its files are those of the Maven archetype.
 */
package dlx.app.project;
