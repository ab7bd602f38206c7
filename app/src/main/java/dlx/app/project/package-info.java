/** The project that a plugin begins with: {@link dlx.app.project.PluginProject}. Its files are those of the Maven archetype. */
package dlx.app.project;
