/**
 * The answers for programs as tools of the Model Context Protocol, revision 2025-11-25: for agents, and for the package
 * for Python.
 *
 * <p>Begin with {@link dlx.library.tools.McpAnswers}.
 */
package dlx.library.tools;
