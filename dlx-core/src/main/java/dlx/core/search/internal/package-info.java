/**
 * Types that dlx's own modules share and other programs do not need: the question of a search, waiting threads, the
 * data structures of an engine.
 *
 * <p>Start at {@link dlx.core.search.internal.SearchQuestion}.
 */
package dlx.core.search.internal;
