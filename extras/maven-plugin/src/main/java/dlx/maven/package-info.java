/** The plugin for Maven that creates a web page for a puzzle: {@link dlx.maven.PageMojo}. */
package dlx.maven;
