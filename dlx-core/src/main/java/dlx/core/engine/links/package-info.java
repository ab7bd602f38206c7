/**
 * Dancing links, the reference that all engines are held against.
 *
 * <p>Start reading at {@link dlx.core.engine.links.LinksSearch}.
 */
package dlx.core.engine.links;
