/**
 * Dancing links, the reference that all engines are held against.
 *
 * <p>Start reading at {@link dlx.core.engine.links.LinksSearch}; {@link dlx.core.engine.links.BoundedLinksSearch} is for
 * covers with multiplicities.
 */
package dlx.core.engine.links;
