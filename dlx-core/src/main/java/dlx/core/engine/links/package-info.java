/**
 * Dancing links, the reference with which all engines are compared.
 *
 * <p>Start reading at {@link dlx.core.engine.links.LinksSearch}; {@link dlx.core.engine.links.BoundedLinksSearch} is
 * for covers with multiplicities. {@link dlx.core.engine.links.IdaEngine} searches the same lists by iterative
 * deepening.
 */
package dlx.core.engine.links;
