/** The plugin for Maven that makes a web page of a puzzle: {@link dlx.maven.PageMojo}. */
package dlx.maven;
