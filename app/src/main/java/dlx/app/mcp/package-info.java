/** The server of {@code dlx mcp}. Begin with {@link dlx.app.mcp.McpServer}. */
package dlx.app.mcp;
